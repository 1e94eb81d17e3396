ALTER TABLE "events" ADD COLUMN "bring" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "travel" text DEFAULT '' NOT NULL;