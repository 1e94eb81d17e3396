CREATE TABLE "event_helpers" (
	"date_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"named_by" uuid,
	"named_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_helpers_date_id_person_id_pk" PRIMARY KEY("date_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "event_presses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enrollment_id" uuid NOT NULL,
	"inside" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"pressed_by" uuid,
	"stored_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_enrollments" ADD COLUMN "code" text DEFAULT left(replace(gen_random_uuid()::text, '-', ''), 12) NOT NULL;--> statement-breakpoint
ALTER TABLE "event_helpers" ADD CONSTRAINT "event_helpers_date_id_event_dates_id_fk" FOREIGN KEY ("date_id") REFERENCES "public"."event_dates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_helpers" ADD CONSTRAINT "event_helpers_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_helpers" ADD CONSTRAINT "event_helpers_named_by_profiles_id_fk" FOREIGN KEY ("named_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_presses" ADD CONSTRAINT "event_presses_enrollment_id_event_enrollments_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "public"."event_enrollments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_presses" ADD CONSTRAINT "event_presses_pressed_by_profiles_id_fk" FOREIGN KEY ("pressed_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_helpers_person" ON "event_helpers" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "event_helpers_by" ON "event_helpers" USING btree ("named_by");--> statement-breakpoint
CREATE INDEX "event_presses_place" ON "event_presses" USING btree ("enrollment_id","at");--> statement-breakpoint
CREATE INDEX "event_presses_by" ON "event_presses" USING btree ("pressed_by");