CREATE TABLE "allergy_options" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "allergy_options_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "dietary_restrictions_options" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "dietary_restrictions_options_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "event_dates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"occurrence_id" uuid,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'scheduled' NOT NULL,
	"is_paid" boolean NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"free_until" timestamp with time zone,
	"seats" integer,
	"taken" integer DEFAULT 0 NOT NULL,
	"excess" integer DEFAULT 0 NOT NULL,
	"waiting" integer DEFAULT 0 NOT NULL,
	"came" integer DEFAULT 0 NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_dates_one_id" CHECK ("event_dates"."id" = coalesce("event_dates"."occurrence_id", "event_dates"."event_id")),
	CONSTRAINT "event_dates_status" CHECK ("event_dates"."status" in ('scheduled', 'cancelled')),
	CONSTRAINT "event_dates_counts" CHECK (least("event_dates"."taken", "event_dates"."excess", "event_dates"."waiting", "event_dates"."seats") >= 0),
	CONSTRAINT "event_dates_never_oversold" CHECK ("event_dates"."seats" is null or "event_dates"."taken" <= "event_dates"."seats" + "event_dates"."excess"),
	CONSTRAINT "event_dates_none_free_while_waiting" CHECK ("event_dates"."waiting" = 0 or "event_dates"."counted_at" >= "event_dates"."closes_at" or ("event_dates"."seats" is not null and "event_dates"."taken" >= "event_dates"."seats"))
);
--> statement-breakpoint
CREATE TABLE "event_enrollments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"occurrence_id" uuid,
	"date_id" uuid GENERATED ALWAYS AS (coalesce(occurrence_id, event_id)) STORED NOT NULL,
	"user_id" uuid,
	"came" integer NOT NULL,
	"enrolled_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"dietary_restrictions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"allergies" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"terms_accepted" boolean NOT NULL,
	"cancellation_policy_accepted" boolean NOT NULL,
	"terms_version" text,
	"tier_hours" integer,
	"hold_expires_at" timestamp with time zone,
	"offered_until" timestamp with time zone,
	"kept_until" timestamp with time zone,
	"due_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"free_until" timestamp with time zone,
	"may_leave_freely" boolean DEFAULT false NOT NULL,
	"payment_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"paid_by" text,
	"paid_cents" bigint DEFAULT 0 NOT NULL,
	"refunded_cents" bigint DEFAULT 0 NOT NULL,
	"refund_status" text DEFAULT 'none' NOT NULL,
	CONSTRAINT "event_enrollments_status" CHECK ("event_enrollments"."status" in ('enrolled', 'reserved', 'waitlisted', 'offered', 'cancelled', 'expired')),
	CONSTRAINT "event_enrollments_payment" CHECK ("event_enrollments"."payment_status" in ('pending', 'paid', 'completed')),
	CONSTRAINT "event_enrollments_refund" CHECK ("event_enrollments"."refund_status" in ('none', 'pending', 'refunded', 'failed')),
	CONSTRAINT "event_enrollments_money" CHECK (least("event_enrollments"."paid_cents", "event_enrollments"."refunded_cents") >= 0)
);
--> statement-breakpoint
CREATE TABLE "event_exceptions" (
	"event_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "event_exceptions_event_id_day_pk" PRIMARY KEY("event_id","day")
);
--> statement-breakpoint
CREATE TABLE "event_instances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_event_id" uuid NOT NULL,
	"start_date" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"is_loose" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'scheduled' NOT NULL,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_instances_status" CHECK ("event_instances"."status" in ('scheduled', 'cancelled')),
	CONSTRAINT "event_instances_lasts" CHECK ("event_instances"."end_date" > "event_instances"."start_date")
);
--> statement-breakpoint
CREATE TABLE "event_teachers" (
	"event_id" uuid NOT NULL,
	"teacher_id" uuid NOT NULL,
	CONSTRAINT "event_teachers_event_id_teacher_id_pk" PRIMARY KEY("event_id","teacher_id")
);
--> statement-breakpoint
CREATE TABLE "event_visibility_roles" (
	"event_id" uuid NOT NULL,
	"role_name" text NOT NULL,
	CONSTRAINT "event_visibility_roles_event_id_role_name_pk" PRIMARY KEY("event_id","role_name")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"type" text NOT NULL,
	"slug" text NOT NULL,
	"image_url" text,
	"created_by" uuid,
	"start_date" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone NOT NULL,
	"timezone" text DEFAULT 'Europe/Amsterdam' NOT NULL,
	"start_wall" text NOT NULL,
	"end_wall" text NOT NULL,
	"venue_name" text,
	"venue_address" text,
	"location" text,
	"join_url" text,
	"google_meet_link" text,
	"is_paid" boolean DEFAULT false NOT NULL,
	"price_cents" bigint,
	"price_currency" text DEFAULT 'EUR' NOT NULL,
	"has_capacity_limit" boolean DEFAULT true NOT NULL,
	"max_participants" integer,
	"min_participants" integer DEFAULT 1 NOT NULL,
	"is_recurring" boolean DEFAULT false NOT NULL,
	"recurrence_pattern" text,
	"recurrence_end_date" date,
	"enroll_open_at" timestamp with time zone,
	"enroll_close_at" timestamp with time zone,
	"signup_deadline" timestamp with time zone,
	"cancel_until" timestamp with time zone,
	"cancel_deadline" timestamp with time zone,
	"start_inschrijving" timestamp with time zone,
	"is_live" boolean DEFAULT true NOT NULL,
	"visibility_policy" text DEFAULT 'public' NOT NULL,
	"include_top5_percent" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'scheduled' NOT NULL,
	"cancelled_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "events_slug_unique" UNIQUE("slug"),
	CONSTRAINT "events_type" CHECK ("events"."type" in ('fysiek', 'digitaal')),
	CONSTRAINT "events_zone" CHECK ("events"."timezone" in ('Europe/Amsterdam', 'Europe/London', 'America/New_York')),
	CONSTRAINT "events_currency" CHECK ("events"."price_currency" in ('EUR', 'USD', 'GBP')),
	CONSTRAINT "events_policy" CHECK ("events"."visibility_policy" in ('public', 'roles', 'private')),
	CONSTRAINT "events_status" CHECK ("events"."status" in ('scheduled', 'cancelled')),
	CONSTRAINT "events_lasts" CHECK ("events"."end_date" > "events"."start_date"),
	CONSTRAINT "events_price" CHECK ("events"."price_cents" >= 0),
	CONSTRAINT "events_limit" CHECK (not "events"."has_capacity_limit" or coalesce("events"."max_participants", 0) > 0),
	CONSTRAINT "events_series" CHECK (not "events"."is_recurring" or coalesce("events"."recurrence_pattern" in ('daily', 'weekly', 'biweekly', 'monthly', 'yearly'), false))
);
--> statement-breakpoint
ALTER TABLE "event_dates" ADD CONSTRAINT "event_dates_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_dates" ADD CONSTRAINT "event_dates_occurrence_id_event_instances_id_fk" FOREIGN KEY ("occurrence_id") REFERENCES "public"."event_instances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_enrollments" ADD CONSTRAINT "event_enrollments_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_enrollments" ADD CONSTRAINT "event_enrollments_occurrence_id_event_instances_id_fk" FOREIGN KEY ("occurrence_id") REFERENCES "public"."event_instances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_enrollments" ADD CONSTRAINT "event_enrollments_date_id_event_dates_id_fk" FOREIGN KEY ("date_id") REFERENCES "public"."event_dates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_enrollments" ADD CONSTRAINT "event_enrollments_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_exceptions" ADD CONSTRAINT "event_exceptions_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_instances" ADD CONSTRAINT "event_instances_parent_event_id_events_id_fk" FOREIGN KEY ("parent_event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_teachers" ADD CONSTRAINT "event_teachers_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_teachers" ADD CONSTRAINT "event_teachers_teacher_id_profiles_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_visibility_roles" ADD CONSTRAINT "event_visibility_roles_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_dates_event" ON "event_dates" USING btree ("event_id","starts_at");--> statement-breakpoint
CREATE INDEX "event_dates_start" ON "event_dates" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "event_dates_occurrence" ON "event_dates" USING btree ("occurrence_id");--> statement-breakpoint
CREATE INDEX "event_dates_waitlist_ends" ON "event_dates" USING btree ("closes_at") WHERE "event_dates"."waiting" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "event_enrollments_one_live" ON "event_enrollments" USING btree ("date_id","user_id") WHERE "event_enrollments"."status" in ('enrolled', 'reserved', 'offered', 'waitlisted');--> statement-breakpoint
CREATE UNIQUE INDEX "event_enrollments_line" ON "event_enrollments" USING btree ("date_id","came");--> statement-breakpoint
CREATE INDEX "event_enrollments_waitlist" ON "event_enrollments" USING btree ("date_id","came") WHERE "event_enrollments"."status" = 'waitlisted';--> statement-breakpoint
CREATE INDEX "event_enrollments_person" ON "event_enrollments" USING btree ("user_id","status");--> statement-breakpoint
CREATE INDEX "event_enrollments_event" ON "event_enrollments" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "event_enrollments_occurrence" ON "event_enrollments" USING btree ("occurrence_id");--> statement-breakpoint
CREATE INDEX "event_enrollments_due" ON "event_enrollments" USING btree ("due_at") WHERE "event_enrollments"."due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "event_instances_day" ON "event_instances" USING btree ("parent_event_id","day");--> statement-breakpoint
CREATE INDEX "event_teachers_person" ON "event_teachers" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "events_start" ON "events" USING btree ("start_date","id");--> statement-breakpoint
CREATE INDEX "events_by" ON "events" USING btree ("created_by");--> statement-breakpoint
-- What an enrolment form offers (EV-ENROL-27, EV-ENROL-28); an enrolment keeps the names themselves.
INSERT INTO dietary_restrictions_options (id, name)
  SELECT ('5ea75000-0000-7000-8000-0000000001' || lpad(at::text, 2, '0'))::uuid, name FROM unnest(ARRAY[
    'Anders (zie opmerkingen)', 'Carnivoor', 'Geen', 'Glutenvrij', 'Halal', 'Keto', 'Koolhydraatarm', 'Koosjer',
    'Lactosevrij', 'Paleo', 'Pescotarisch', 'Suikervrij', 'Veganistisch', 'Vegetarisch'
  ]) WITH ORDINALITY AS options (name, at);
--> statement-breakpoint
INSERT INTO allergy_options (id, name)
  SELECT ('5ea75000-0000-7000-8000-0000000002' || lpad(at::text, 2, '0'))::uuid, name FROM unnest(ARRAY[
    'Anders (zie opmerkingen)', 'Eieren', 'Geen', 'Gluten', 'Lupine', 'Melk', 'Mosterd', 'Noten', 'Pinda',
    'Schaaldieren', 'Selderij', 'Sesamzaad', 'Soja', 'Sulfiet', 'Vis', 'Weekdieren'
  ]) WITH ORDINALITY AS options (name, at);
