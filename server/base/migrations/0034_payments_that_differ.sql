ALTER TABLE "event_payments" ADD COLUMN "received_cents" bigint;--> statement-breakpoint
ALTER TABLE "event_payments" ADD COLUMN "received_currency" text;