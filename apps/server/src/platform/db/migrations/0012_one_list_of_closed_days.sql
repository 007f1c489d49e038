-- Closed days stand in kitchen_days alone, where an order locks its day (decision 0044); settings.closedDates moves there.
-- The version before may write that key while both run: what it writes closes days and is not kept a second time.
CREATE FUNCTION close_listed_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_day text;
BEGIN
  IF jsonb_typeof(NEW.value) = 'array' THEN
    FOR v_day IN SELECT listed FROM jsonb_array_elements_text(NEW.value) AS listed ORDER BY listed LOOP
      BEGIN
        INSERT INTO kitchen_days (day, is_closed) VALUES (v_day::date, true)
        ON CONFLICT (day) DO UPDATE SET is_closed = true;
      EXCEPTION WHEN data_exception THEN
        -- What is no day was never closed.
        NULL;
      END;
    END LOOP;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER settings_closed_days BEFORE INSERT OR UPDATE ON settings FOR EACH ROW
WHEN (NEW.key = 'closedDates') EXECUTE FUNCTION close_listed_days();
--> statement-breakpoint
UPDATE settings SET value = value WHERE key = 'closedDates';
--> statement-breakpoint
DELETE FROM settings WHERE key = 'closedDates';
--> statement-breakpoint
-- The settings show closed days: who keeps settings in memory reads them anew, whoever closed or opened a day.
CREATE FUNCTION announce_closed_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shop', 'settings'), pg_notify('shop', 'kitchen_days');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER kitchen_days_closed_at_once AFTER INSERT ON kitchen_days FOR EACH ROW
WHEN (NEW.is_closed) EXECUTE FUNCTION announce_closed_day();
--> statement-breakpoint
CREATE TRIGGER kitchen_days_closed_changed AFTER UPDATE OF is_closed ON kitchen_days FOR EACH ROW
WHEN (NEW.is_closed IS DISTINCT FROM OLD.is_closed) EXECUTE FUNCTION announce_closed_day();
