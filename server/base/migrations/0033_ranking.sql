ALTER TABLE "challenge_participants" ADD COLUMN "is_anonymous" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Who took part before there was a ranking never agreed to stand in one by name.
UPDATE "challenge_participants" SET "is_anonymous" = true;
