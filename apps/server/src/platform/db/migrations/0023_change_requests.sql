-- A customer's wish about an order stands on «Perlu perhatian» until the owner decides it (decision 0065).
ALTER TABLE "attention_items" DROP CONSTRAINT "attention_items_kind";--> statement-breakpoint
ALTER TABLE "attention_items" ADD CONSTRAINT "attention_items_kind" CHECK ("attention_items"."kind" in ('paid-after-cancel', 'wrong-amount', 'duplicate-payment', 'reversal', 'partial-refund', 'unmatched-message', 'paid-without-stock', 'cancelled-after-paid', 'phone-guessing', 'backup', 'change-request'));--> statement-breakpoint
-- Of two wishes sent at once from two devices one is stored.
CREATE UNIQUE INDEX "attention_items_one_wish" ON "attention_items" USING btree ("order_id") WHERE kind = 'change-request' and closed_at is null;
