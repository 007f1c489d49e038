-- An order whose personal data is gone takes no words any more: notes, reasons and names written later would stay for
-- ever. Refused with SQLSTATE DS003 (platform/errors/error-answer.ts). What earlier versions let in is removed first.
DELETE FROM order_notes n USING order_events e, orders o
WHERE e.id = n.event_id AND o.id = e.order_id AND o.anonymised_at IS NOT NULL;
--> statement-breakpoint
UPDATE orders SET notes = NULL, cancel_reason = NULL, suspicion = NULL
WHERE anonymised_at IS NOT NULL AND (notes IS NOT NULL OR cancel_reason IS NOT NULL OR suspicion IS NOT NULL);
--> statement-breakpoint
UPDATE attention_items a SET close_note = NULL FROM orders o
WHERE o.id = a.order_id AND o.anonymised_at IS NOT NULL AND a.close_note IS NOT NULL;
--> statement-breakpoint
-- Answers to reviews name their customers; the log of what admins did keeps only that there was one.
ALTER TABLE audit_log DISABLE TRIGGER audit_log_append_only;
--> statement-breakpoint
UPDATE audit_log SET after = jsonb_build_object('hasReply', after->>'reply' IS NOT NULL)
WHERE action = 'review.reply' AND after ? 'reply';
--> statement-breakpoint
ALTER TABLE audit_log ENABLE TRIGGER audit_log_append_only;
--> statement-breakpoint
-- Waits for an erasure that is under way, and an erasure waits for words that are being written.
CREATE FUNCTION is_erased_order(p_order_id integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_erased_at timestamptz;
BEGIN
  SELECT anonymised_at INTO v_erased_at FROM orders WHERE id = p_order_id FOR SHARE;
  RETURN v_erased_at IS NOT NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION refuse_words_of_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the personal data of this order is gone' USING ERRCODE = 'DS003';
END
$$;
--> statement-breakpoint
CREATE TRIGGER orders_erased_stay_so BEFORE UPDATE OF customer_name, customer_phone, phone_key, customer_email,
  customer_address, notes, cancel_reason, suspicion ON orders FOR EACH ROW
WHEN (OLD.anonymised_at IS NOT NULL AND NEW.anonymised_at IS NOT NULL
  AND (NEW.customer_name, NEW.customer_phone, NEW.phone_key, NEW.customer_email, NEW.customer_address, NEW.notes,
    NEW.cancel_reason, NEW.suspicion)
  IS DISTINCT FROM (OLD.customer_name, OLD.customer_phone, OLD.phone_key, OLD.customer_email, OLD.customer_address,
    OLD.notes, OLD.cancel_reason, OLD.suspicion))
EXECUTE FUNCTION refuse_words_of_erased();
--> statement-breakpoint
CREATE FUNCTION refuse_note_of_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_erased_order((SELECT order_id FROM order_events WHERE id = NEW.event_id)) THEN
    RAISE EXCEPTION 'the personal data of this order is gone' USING ERRCODE = 'DS003';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER order_notes_not_of_erased BEFORE INSERT OR UPDATE ON order_notes FOR EACH ROW
EXECUTE FUNCTION refuse_note_of_erased();
--> statement-breakpoint
-- An entry of «Perlu perhatian» can always be closed; its words are kept only while its order has a customer.
CREATE FUNCTION drop_close_note_of_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_erased_order(NEW.order_id) THEN
    NEW.close_note := NULL;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER attention_items_not_of_erased BEFORE UPDATE OF close_note ON attention_items FOR EACH ROW
WHEN (NEW.order_id IS NOT NULL AND NEW.close_note IS NOT NULL)
EXECUTE FUNCTION drop_close_note_of_erased();
--> statement-breakpoint
-- What is to be forgotten next is found at its beginning, whatever was passed over before. New orders are not in it.
CREATE INDEX "orders_to_forget" ON "orders" USING btree ("order_date","id")
WHERE anonymised_at is null and status in ('delivered', 'cancelled');
