CREATE TABLE "event_transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enrollment_id" uuid NOT NULL,
	"holder_id" uuid,
	"receiver_id" uuid,
	"asked_for" text NOT NULL,
	"state" text NOT NULL,
	"terms_version" text,
	"tier_hours" integer,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "event_transfers_state" CHECK ("event_transfers"."state" in ('asked', 'accepted', 'done', 'withdrawn', 'declined', 'refused', 'ended'))
);
--> statement-breakpoint
ALTER TABLE "event_enrollments" ADD COLUMN "is_transferred" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "event_transfers" ADD CONSTRAINT "event_transfers_enrollment_id_event_enrollments_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "public"."event_enrollments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_transfers" ADD CONSTRAINT "event_transfers_holder_id_profiles_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_transfers" ADD CONSTRAINT "event_transfers_receiver_id_profiles_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "event_transfers_one_open" ON "event_transfers" USING btree ("enrollment_id") WHERE "event_transfers"."state" in ('asked', 'accepted');--> statement-breakpoint
CREATE INDEX "event_transfers_enrolment" ON "event_transfers" USING btree ("enrollment_id");--> statement-breakpoint
CREATE INDEX "event_transfers_holder" ON "event_transfers" USING btree ("holder_id");--> statement-breakpoint
CREATE INDEX "event_transfers_receiver" ON "event_transfers" USING btree ("receiver_id");--> statement-breakpoint
CREATE INDEX "event_transfers_waiting" ON "event_transfers" USING btree ("answered_at") WHERE "event_transfers"."state" in ('accepted');