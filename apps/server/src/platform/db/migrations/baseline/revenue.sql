CREATE TABLE revenue_daily (
  day date NOT NULL,
  package_type text NOT NULL REFERENCES packages,
  orders integer NOT NULL DEFAULT 0,
  order_lines integer NOT NULL DEFAULT 0,
  revenue numeric(14, 2) NOT NULL DEFAULT 0,
  charges numeric(14, 2) NOT NULL DEFAULT 0,
  PRIMARY KEY (day, package_type),
  CONSTRAINT revenue_daily_not_negative CHECK (orders >= 0 AND order_lines >= 0 AND revenue >= 0)
);
--> statement-breakpoint
-- Adds an order with its lines to the revenue, or subtracts it (p_sign -1). Revenue belongs to the WIB day of the order,
-- whenever it was paid. Charges are booked on the package of the order's first line.
CREATE FUNCTION book_order(o orders, p_sign integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO revenue_daily (day, package_type, orders, order_lines, revenue)
  SELECT (o.order_date AT TIME ZONE 'Asia/Jakarta')::date, i.package_type, 0, 0, 0
  FROM order_items i WHERE i.order_id = o.id GROUP BY i.package_type ORDER BY i.package_type
  ON CONFLICT (day, package_type) DO NOTHING;
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
    AND r.day = (o.order_date AT TIME ZONE 'Asia/Jakarta')::date;
END
$$;
--> statement-breakpoint
CREATE FUNCTION book_revenue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM book_order(NEW, CASE WHEN NEW.is_paid THEN 1 ELSE -1 END);
  RETURN NULL;
END
$$;

CREATE TRIGGER orders_revenue AFTER UPDATE OF is_paid ON orders FOR EACH ROW
WHEN (OLD.is_paid IS DISTINCT FROM NEW.is_paid) EXECUTE FUNCTION book_revenue();
--> statement-breakpoint
CREATE TABLE revenue_by_method_daily (
  day date NOT NULL,
  payment_method text NOT NULL,
  orders integer NOT NULL DEFAULT 0,
  revenue numeric(14, 2) NOT NULL DEFAULT 0,
  PRIMARY KEY (day, payment_method)
);
--> statement-breakpoint
CREATE FUNCTION book_payment_method() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- One statement in sorted order, so that two orders that swap methods do not deadlock.
  INSERT INTO revenue_by_method_daily (day, payment_method, orders, revenue)
  SELECT change.day, change.method, sum(change.orders), sum(change.orders * change.total)
  FROM (
    SELECT (OLD.order_date AT TIME ZONE 'Asia/Jakarta')::date AS day, coalesce(OLD.payment_method, 'unknown') AS method,
      -1 AS orders, OLD.total_price AS total
    WHERE TG_OP = 'UPDATE' AND OLD.is_paid
    UNION ALL
    SELECT (NEW.order_date AT TIME ZONE 'Asia/Jakarta')::date, coalesce(NEW.payment_method, 'unknown'), 1, NEW.total_price
    WHERE NEW.is_paid
  ) change
  GROUP BY change.day, change.method
  ORDER BY change.day, change.method
  ON CONFLICT (day, payment_method) DO UPDATE
  SET orders = revenue_by_method_daily.orders + excluded.orders,
    revenue = revenue_by_method_daily.revenue + excluded.revenue;
  RETURN NULL;
END
$$;

CREATE TRIGGER orders_revenue_by_method AFTER UPDATE OF is_paid, payment_method, order_date, total_price ON orders
FOR EACH ROW
WHEN (OLD.is_paid <> NEW.is_paid OR (NEW.is_paid AND (OLD.payment_method, OLD.order_date, OLD.total_price)
  IS DISTINCT FROM (NEW.payment_method, NEW.order_date, NEW.total_price)))
EXECUTE FUNCTION book_payment_method();

CREATE TRIGGER orders_revenue_by_method_at_once AFTER INSERT ON orders FOR EACH ROW WHEN (NEW.is_paid)
EXECUTE FUNCTION book_payment_method();
