-- What people write is stored within the maxima of the API, signs nobody sees included, whatever wrote it. Such signs did
-- not count before: a longer text is padding, and is cut to its maximum so that its row can still be changed.
UPDATE orders SET
  customer_name = left(customer_name, 100), customer_phone = left(customer_phone, 30),
  customer_email = left(customer_email, 150), customer_address = left(customer_address, 500),
  notes = left(notes, 1000), cancel_reason = left(cancel_reason, 1000)
WHERE char_length(customer_name) > 100 OR char_length(customer_phone) > 30 OR char_length(customer_email) > 150
  OR char_length(customer_address) > 500 OR char_length(notes) > 1000 OR char_length(cancel_reason) > 1000;
--> statement-breakpoint
ALTER TABLE orders ADD CONSTRAINT orders_text_maxima CHECK (
  char_length(customer_name) <= 100 AND char_length(customer_phone) <= 30 AND char_length(customer_email) <= 150
  AND char_length(customer_address) <= 500 AND char_length(notes) <= 1000 AND char_length(cancel_reason) <= 1000);
--> statement-breakpoint
UPDATE reviews SET review_text = left(review_text, 2000), reply = left(reply, 1000)
WHERE char_length(review_text) > 2000 OR char_length(reply) > 1000;
--> statement-breakpoint
ALTER TABLE reviews ADD CONSTRAINT reviews_text_maxima CHECK (
  char_length(review_text) <= 2000 AND char_length(reply) <= 1000);
--> statement-breakpoint
UPDATE order_notes SET text = left(text, 1000) WHERE char_length(text) > 1000;
--> statement-breakpoint
ALTER TABLE order_notes ADD CONSTRAINT order_notes_text_maxima CHECK (char_length(text) <= 1000);
--> statement-breakpoint
UPDATE customer_notes SET note = left(note, 1000) WHERE char_length(note) > 1000;
--> statement-breakpoint
ALTER TABLE customer_notes ADD CONSTRAINT customer_notes_text_maxima CHECK (char_length(note) <= 1000);
--> statement-breakpoint
UPDATE blocked_phones SET reason = left(reason, 300) WHERE char_length(reason) > 300;
--> statement-breakpoint
ALTER TABLE blocked_phones ADD CONSTRAINT blocked_phones_text_maxima CHECK (char_length(reason) <= 300);
--> statement-breakpoint
UPDATE kitchen_days SET note = left(note, 300) WHERE char_length(note) > 300;
--> statement-breakpoint
ALTER TABLE kitchen_days ADD CONSTRAINT kitchen_days_text_maxima CHECK (char_length(note) <= 300);
--> statement-breakpoint
UPDATE attention_items SET close_note = left(close_note, 500) WHERE char_length(close_note) > 500;
--> statement-breakpoint
ALTER TABLE attention_items ADD CONSTRAINT attention_items_text_maxima CHECK (char_length(close_note) <= 500);
