CREATE TABLE "revenue_monthly" (
	"month" date NOT NULL,
	"package_type" text NOT NULL,
	"orders" bigint DEFAULT 0 NOT NULL,
	"order_lines" bigint DEFAULT 0 NOT NULL,
	"revenue" numeric(16, 2) DEFAULT '0' NOT NULL,
	CONSTRAINT "revenue_monthly_month_package_type_pk" PRIMARY KEY("month","package_type")
);
--> statement-breakpoint
-- What was sold in all is read from months, not from the days of ten years. Whoever books a day, the version before this
-- one too, books its month in the same transaction. In sorted order: two payments do not wait for each other crosswise.
CREATE FUNCTION book_revenue_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM revenue_monthly;
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO revenue_monthly AS m (month, package_type, orders, order_lines, revenue)
    SELECT date_trunc('month', day)::date, package_type, sum(orders), sum(order_lines), sum(revenue)
    FROM added WHERE orders <> 0 OR order_lines <> 0 OR revenue <> 0
    GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (month, package_type) DO UPDATE
    SET orders = m.orders + excluded.orders, order_lines = m.order_lines + excluded.order_lines,
      revenue = m.revenue + excluded.revenue;
  ELSE
    INSERT INTO revenue_monthly AS m (month, package_type, orders, order_lines, revenue)
    SELECT date_trunc('month', change.day)::date, change.package_type, sum(change.orders), sum(change.order_lines),
      sum(change.revenue)
    FROM (
      SELECT day, package_type, -orders AS orders, -order_lines AS order_lines, -revenue AS revenue FROM removed
      UNION ALL
      SELECT day, package_type, orders, order_lines, revenue FROM added
    ) change
    GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (month, package_type) DO UPDATE
    SET orders = m.orders + excluded.orders, order_lines = m.order_lines + excluded.order_lines,
      revenue = m.revenue + excluded.revenue;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER revenue_daily_month_added AFTER INSERT ON revenue_daily
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION book_revenue_month();
--> statement-breakpoint
CREATE TRIGGER revenue_daily_month_changed AFTER UPDATE ON revenue_daily
REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION book_revenue_month();
--> statement-breakpoint
CREATE TRIGGER revenue_daily_month_emptied AFTER TRUNCATE ON revenue_daily
FOR EACH STATEMENT EXECUTE FUNCTION book_revenue_month();
--> statement-breakpoint
-- The triggers above hold payments back until this is done, so none is counted twice or not at all: some thousand rows.
INSERT INTO revenue_monthly (month, package_type, orders, order_lines, revenue)
SELECT date_trunc('month', day)::date, package_type, sum(orders), sum(order_lines), sum(revenue)
FROM revenue_daily GROUP BY 1, 2;
