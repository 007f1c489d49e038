-- The time of its day at which an order is handed over (decision 0064), kept as text: the list may change, a promise does not.
ALTER TABLE "orders" ADD COLUMN "time_window" text
  CONSTRAINT "orders_time_window" CHECK ("time_window" ~ '^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$');--> statement-breakpoint
CREATE INDEX "orders_with_time" ON "orders" USING btree ("order_date") WHERE time_window is not null;--> statement-breakpoint
CREATE TABLE "kitchen_windows" (
	"day" date NOT NULL,
	"time_window" text NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"pieces" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "kitchen_windows_day_time_window_pk" PRIMARY KEY("day","time_window"),
	CONSTRAINT "kitchen_windows_taken" CHECK ("kitchen_windows"."orders" >= 0 and "kitchen_windows"."pieces" >= 0)
);
--> statement-breakpoint
-- Follows what an order holds of its day, whichever path changes it. A window is counted only by who has locked its day, so
-- it needs no place of its own in the lock order. A customer's order that does not fit is refused as place_order refuses;
-- the owner is asked by the program, and may go past the limit.
CREATE FUNCTION count_windows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_taken kitchen_windows;
  v_window jsonb;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    IF OLD.holds_capacity AND OLD.time_window IS NOT NULL THEN
      UPDATE kitchen_windows w SET orders = greatest(0, w.orders - 1), pieces = greatest(0, w.pieces - OLD.pieces)
      WHERE w.day = OLD.delivery_date AND w.time_window = OLD.time_window;
    END IF;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    IF NEW.holds_capacity AND NEW.delivery_date IS NOT NULL AND NEW.time_window IS NOT NULL THEN
      INSERT INTO kitchen_windows AS w (day, time_window, orders, pieces)
      VALUES (NEW.delivery_date, NEW.time_window, 1, NEW.pieces)
      ON CONFLICT (day, time_window) DO UPDATE SET orders = w.orders + 1, pieces = w.pieces + excluded.pieces
      RETURNING w.* INTO v_taken;
      IF TG_OP = 'INSERT' AND NEW.source = 'web' THEN
        SELECT listed INTO v_window FROM settings s, jsonb_array_elements(s.value) listed
        WHERE s.key = 'timeWindows' AND (listed ->> 'begins') || '-' || (listed ->> 'ends') = NEW.time_window;
        IF v_taken.orders > (v_window ->> 'mostOrders')::integer OR v_taken.pieces > (v_window ->> 'mostPieces')::integer THEN
          RAISE EXCEPTION USING ERRCODE = 'DS001', MESSAGE = 'window-full', DETAIL = json_build_object('left',
            CASE WHEN v_taken.orders > (v_window ->> 'mostOrders')::integer THEN 0
              ELSE greatest((v_window ->> 'mostPieces')::integer - v_taken.pieces + NEW.pieces, 0) END)::text;
        END IF;
      END IF;
    END IF;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER orders_window_counted AFTER INSERT ON orders FOR EACH ROW
WHEN (NEW.time_window IS NOT NULL) EXECUTE FUNCTION count_windows();
--> statement-breakpoint
CREATE TRIGGER orders_window_recounted AFTER UPDATE OF time_window, delivery_date, holds_capacity, pieces ON orders FOR EACH ROW
WHEN ((OLD.time_window, OLD.delivery_date, OLD.holds_capacity, OLD.pieces)
  IS DISTINCT FROM (NEW.time_window, NEW.delivery_date, NEW.holds_capacity, NEW.pieces)) EXECUTE FUNCTION count_windows();
--> statement-breakpoint
CREATE TRIGGER orders_window_uncounted AFTER DELETE ON orders FOR EACH ROW
WHEN (OLD.time_window IS NOT NULL) EXECUTE FUNCTION count_windows();
