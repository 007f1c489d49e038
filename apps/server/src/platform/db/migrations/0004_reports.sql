CREATE TABLE "revenue_by_method_daily" (
	"day" date NOT NULL,
	"payment_method" text NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"revenue" numeric(14, 2) DEFAULT '0' NOT NULL,
	CONSTRAINT "revenue_by_method_daily_day_payment_method_pk" PRIMARY KEY("day","payment_method")
);
--> statement-breakpoint
ALTER TABLE "order_counts" ADD COLUMN "unpaid_orders" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_counts" ADD COLUMN "unpaid_total" numeric(16, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
-- Reports cost the same at any number of orders: what is owed is counted beside the orders of each status, and how paid
-- orders were paid is summed per WIB day. Both are kept in the transaction that changes the order.
DROP TRIGGER orders_recounted ON orders;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- One of 16 slots, by backend: concurrent orders do not queue on one counter row. Sorted, so that two moves in
  -- opposite directions do not wait for each other.
  INSERT INTO order_counts (status, slot, orders, pieces, unpaid_orders, unpaid_total)
  SELECT change.status, pg_backend_pid() % 16, sum(change.orders), sum(change.orders * change.pieces),
    sum(change.orders * change.unpaid), sum(change.orders * change.unpaid * change.total)
  FROM (
    SELECT OLD.status, -1 AS orders, OLD.pieces, (NOT OLD.is_paid)::integer AS unpaid, OLD.total_price AS total
    WHERE TG_OP <> 'INSERT'
    UNION ALL
    SELECT NEW.status, 1, NEW.pieces, (NOT NEW.is_paid)::integer, NEW.total_price WHERE TG_OP <> 'DELETE'
  ) change
  GROUP BY change.status
  ORDER BY change.status
  ON CONFLICT (status, slot) DO UPDATE
  SET orders = order_counts.orders + excluded.orders, pieces = order_counts.pieces + excluded.pieces,
    unpaid_orders = order_counts.unpaid_orders + excluded.unpaid_orders,
    unpaid_total = order_counts.unpaid_total + excluded.unpaid_total;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER orders_recounted AFTER UPDATE OF status, pieces, is_paid, total_price ON orders FOR EACH ROW
WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.pieces <> NEW.pieces OR OLD.is_paid <> NEW.is_paid
  OR OLD.total_price <> NEW.total_price)
EXECUTE FUNCTION count_orders();
--> statement-breakpoint
INSERT INTO order_counts (status, slot, orders, pieces, unpaid_orders, unpaid_total)
SELECT status, 0, 0, 0, count(*), sum(total_price) FROM orders WHERE NOT is_paid GROUP BY status
ON CONFLICT (status, slot) DO UPDATE
SET unpaid_orders = excluded.unpaid_orders, unpaid_total = excluded.unpaid_total;
--> statement-breakpoint
CREATE FUNCTION book_payment_method() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- One statement in sorted order: two orders that change places do not wait for each other.
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
--> statement-breakpoint
CREATE TRIGGER orders_revenue_by_method AFTER UPDATE OF is_paid, payment_method, order_date, total_price ON orders
FOR EACH ROW
WHEN (OLD.is_paid <> NEW.is_paid OR (NEW.is_paid AND (OLD.payment_method, OLD.order_date, OLD.total_price)
  IS DISTINCT FROM (NEW.payment_method, NEW.order_date, NEW.total_price)))
EXECUTE FUNCTION book_payment_method();
--> statement-breakpoint
CREATE TRIGGER orders_revenue_by_method_at_once AFTER INSERT ON orders FOR EACH ROW WHEN (NEW.is_paid)
EXECUTE FUNCTION book_payment_method();
--> statement-breakpoint
INSERT INTO revenue_by_method_daily (day, payment_method, orders, revenue)
SELECT (order_date AT TIME ZONE 'Asia/Jakarta')::date, coalesce(payment_method, 'unknown'), count(*), sum(total_price)
FROM orders WHERE is_paid GROUP BY 1, 2;
