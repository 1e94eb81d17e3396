ALTER TABLE "event_transfers" ADD COLUMN "dietary_restrictions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "event_transfers" ADD COLUMN "allergies" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "event_transfers" ADD COLUMN "notes" text DEFAULT '' NOT NULL;