CREATE TABLE "calendar_feeds" (
	"profile_id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "event_dates" ADD COLUMN "changes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Whoever moves a date or calls it off: calendars that hold it hear that theirs is old (EV-EDGE-39).
CREATE FUNCTION count_date_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changes := OLD.changes + 1;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER event_dates_changed BEFORE UPDATE OF starts_at, ends_at, status ON event_dates
  FOR EACH ROW WHEN ((OLD.starts_at, OLD.ends_at, OLD.status) IS DISTINCT FROM (NEW.starts_at, NEW.ends_at, NEW.status))
  EXECUTE FUNCTION count_date_change();
