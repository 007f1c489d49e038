-- Facts that must hold whatever code path writes: counters, revenue, append-only ledgers, wake-up calls.

CREATE FUNCTION count_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- One of 16 slots, by backend: concurrent orders do not queue on one counter row. Sorted, so that two moves in
  -- opposite directions do not wait for each other.
  INSERT INTO order_counts (status, slot, orders, pieces)
  SELECT change.status, pg_backend_pid() % 16, sum(change.orders), sum(change.pieces)
  FROM (
    SELECT OLD.status, -1 AS orders, -OLD.pieces AS pieces WHERE TG_OP <> 'INSERT'
    UNION ALL
    SELECT NEW.status, 1, NEW.pieces WHERE TG_OP <> 'DELETE'
  ) change
  GROUP BY change.status
  ORDER BY change.status
  ON CONFLICT (status, slot) DO UPDATE
  SET orders = order_counts.orders + excluded.orders, pieces = order_counts.pieces + excluded.pieces;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER orders_counted AFTER INSERT OR DELETE ON orders FOR EACH ROW EXECUTE FUNCTION count_orders();
--> statement-breakpoint
CREATE TRIGGER orders_recounted AFTER UPDATE OF status, pieces ON orders FOR EACH ROW
WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.pieces <> NEW.pieces) EXECUTE FUNCTION count_orders();
--> statement-breakpoint
-- Revenue belongs to the WIB day of the order, whenever it was paid.
CREATE FUNCTION book_revenue() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_sign integer := CASE WHEN NEW.is_paid THEN 1 ELSE -1 END;
BEGIN
  INSERT INTO revenue_daily (day, package_type, orders, order_lines, packs, revenue)
  SELECT (NEW.order_date AT TIME ZONE 'Asia/Jakarta')::date, i.package_type, 0, 0, 0, 0
  FROM order_items i WHERE i.order_id = NEW.id ORDER BY i.package_type
  ON CONFLICT (day, package_type) DO NOTHING;
  UPDATE revenue_daily r SET
    orders = r.orders + v_sign * (i.position = 1)::integer,
    order_lines = r.order_lines + v_sign,
    packs = r.packs + v_sign * i.quantity,
    revenue = r.revenue + v_sign * i.total_price
  FROM order_items i
  WHERE i.order_id = NEW.id AND r.package_type = i.package_type
    AND r.day = (NEW.order_date AT TIME ZONE 'Asia/Jakarta')::date;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER orders_revenue AFTER UPDATE OF is_paid ON orders FOR EACH ROW
WHEN (OLD.is_paid IS DISTINCT FROM NEW.is_paid) EXECUTE FUNCTION book_revenue();
--> statement-breakpoint
CREATE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER order_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON order_events
FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE TRIGGER inventory_movements_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON inventory_movements
FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE TRIGGER payment_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON payment_events
FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
-- Rare changes wake every process in their own transaction. Orders do not: NOTIFY takes one lock for the
-- whole database until commit, so the server announces orders after they committed.
CREATE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shop', TG_TABLE_NAME);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER reviews_announced AFTER INSERT OR UPDATE OR DELETE ON reviews
FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
--> statement-breakpoint
CREATE TRIGGER settings_announced AFTER INSERT OR UPDATE OR DELETE ON settings
FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
--> statement-breakpoint
CREATE TRIGGER attention_items_announced AFTER INSERT OR UPDATE ON attention_items
FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
