CREATE TABLE revenue_daily (
  day date NOT NULL,
  package_type text NOT NULL REFERENCES packages,
  payment_method text NOT NULL,
  orders integer NOT NULL DEFAULT 0,
  order_lines integer NOT NULL DEFAULT 0,
  revenue numeric(14, 2) NOT NULL DEFAULT 0,
  charges numeric(14, 2) NOT NULL DEFAULT 0,
  PRIMARY KEY (day, package_type, payment_method),
  CONSTRAINT revenue_daily_not_negative CHECK (orders >= 0 AND order_lines >= 0 AND revenue >= 0)
);
--> statement-breakpoint
-- Adds an order with its lines to the revenue, or subtracts it (p_sign -1). Revenue belongs to the WIB day of the order,
-- whenever it was paid. Charges are booked on the package of the order's first line.
CREATE FUNCTION book_order(o orders, p_sign integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO revenue_daily (day, package_type, payment_method)
  SELECT (o.order_date AT TIME ZONE 'Asia/Jakarta')::date, i.package_type, coalesce(o.payment_method, 'unknown')
  FROM order_items i WHERE i.order_id = o.id GROUP BY i.package_type ORDER BY i.package_type
  ON CONFLICT (day, package_type, payment_method) DO NOTHING;
  UPDATE revenue_daily r SET
    orders = r.orders + p_sign * i.is_first::integer,
    order_lines = r.order_lines + p_sign,
    revenue = r.revenue + p_sign * i.total_price,
    charges = r.charges + p_sign * i.is_first::integer * coalesce(charges_total(o.charges), 0)
  FROM (
    SELECT package_type, min(position) = 1 AS is_first, sum(total_price) AS total_price
    FROM order_items WHERE order_id = o.id GROUP BY package_type
  ) i
  WHERE r.package_type = i.package_type
    AND r.payment_method = coalesce(o.payment_method, 'unknown')
    AND r.day = (o.order_date AT TIME ZONE 'Asia/Jakarta')::date;
END
$$;
--> statement-breakpoint
CREATE FUNCTION book_revenue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.is_paid THEN
    PERFORM book_order(OLD, -1);
  END IF;
  IF NEW.is_paid THEN
    PERFORM book_order(NEW, 1);
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER orders_revenue AFTER UPDATE OF is_paid, payment_method ON orders FOR EACH ROW
WHEN ((OLD.is_paid, OLD.payment_method) IS DISTINCT FROM (NEW.is_paid, NEW.payment_method)) EXECUTE FUNCTION book_revenue();
