-- Which provider an attempt was started with. Every attempt so far, and those that the version before still makes,
-- belong to Midtrans.
ALTER TABLE "payment_attempts" ADD COLUMN "provider" text DEFAULT 'midtrans' NOT NULL;
