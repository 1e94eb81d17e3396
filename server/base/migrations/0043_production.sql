CREATE TABLE "event_briefings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"person_id" uuid,
	"role" text NOT NULL,
	"start_time" timestamp with time zone,
	"end_time" timestamp with time zone,
	"tasks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	CONSTRAINT "event_briefings_lasts" CHECK ("event_briefings"."end_time" > "event_briefings"."start_time")
);
--> statement-breakpoint
CREATE TABLE "event_costs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"total_cents" bigint NOT NULL,
	"tax_inclusive" boolean DEFAULT true NOT NULL,
	"link_url" text,
	"notes" text DEFAULT '' NOT NULL,
	"is_ordered" boolean DEFAULT false NOT NULL,
	"approved_by" uuid,
	"approved_at" timestamp with time zone,
	CONSTRAINT "event_costs_amount" CHECK ("event_costs"."amount_cents" >= 0 and "event_costs"."quantity" > 0),
	CONSTRAINT "event_costs_total" CHECK ("event_costs"."total_cents" = "event_costs"."amount_cents" * "event_costs"."quantity"),
	CONSTRAINT "event_costs_approved" CHECK ("event_costs"."approved_by" is null or "event_costs"."approved_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "event_locations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"location_type" text DEFAULT 'binnen' NOT NULL,
	"accessibility" jsonb NOT NULL,
	"facilities" jsonb NOT NULL,
	"technical_facilities" jsonb NOT NULL,
	"surface_area" numeric(9, 2),
	"capacity" integer,
	"is_backstage" boolean DEFAULT false NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	CONSTRAINT "event_locations_type" CHECK ("event_locations"."location_type" in ('binnen', 'buiten', 'overdekt')),
	CONSTRAINT "event_locations_numbers" CHECK ("event_locations"."surface_area" >= 0 and "event_locations"."capacity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "event_timetable" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"activity_name" text NOT NULL,
	"title" text,
	"description" text DEFAULT '' NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"people" integer,
	"event_location" uuid,
	CONSTRAINT "event_timetable_lasts" CHECK ("event_timetable"."end_time" > "event_timetable"."start_time"),
	CONSTRAINT "event_timetable_people" CHECK ("event_timetable"."people" >= 0)
);
--> statement-breakpoint
CREATE TABLE "event_todos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"task_name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"deadline" date,
	"status" text DEFAULT 'niet_gestart' NOT NULL,
	"priority" text DEFAULT 'normaal' NOT NULL,
	"is_assigned" boolean DEFAULT false NOT NULL,
	"assignee_id" uuid,
	CONSTRAINT "event_todos_status" CHECK ("event_todos"."status" in ('niet_gestart', 'bezig', 'uitgesteld', 'voltooid')),
	CONSTRAINT "event_todos_priority" CHECK ("event_todos"."priority" in ('urgent', 'hoog', 'normaal', 'laag'))
);
--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "website_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "contact_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "contact_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "contact_phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "address_street" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "address_city" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "address_postal_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "address_country" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "catalog_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "invoice_company_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "invoice_vat_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "invoice_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "invoice_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "iban" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_briefings" ADD CONSTRAINT "event_briefings_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_briefings" ADD CONSTRAINT "event_briefings_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_briefings" ADD CONSTRAINT "event_briefings_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_costs" ADD CONSTRAINT "event_costs_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_costs" ADD CONSTRAINT "event_costs_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_costs" ADD CONSTRAINT "event_costs_approved_by_profiles_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_locations" ADD CONSTRAINT "event_locations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_locations" ADD CONSTRAINT "event_locations_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_timetable" ADD CONSTRAINT "event_timetable_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_timetable" ADD CONSTRAINT "event_timetable_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_timetable" ADD CONSTRAINT "event_timetable_event_location_event_locations_id_fk" FOREIGN KEY ("event_location") REFERENCES "public"."event_locations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_todos" ADD CONSTRAINT "event_todos_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_todos" ADD CONSTRAINT "event_todos_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_todos" ADD CONSTRAINT "event_todos_assignee_id_profiles_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_briefings_list" ON "event_briefings" USING btree ("event_id","start_time","id");--> statement-breakpoint
CREATE INDEX "event_briefings_maker" ON "event_briefings" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "event_briefings_person" ON "event_briefings" USING btree ("person_id","start_time");--> statement-breakpoint
CREATE INDEX "event_costs_list" ON "event_costs" USING btree ("event_id","created_at","id");--> statement-breakpoint
CREATE INDEX "event_costs_maker" ON "event_costs" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "event_costs_approver" ON "event_costs" USING btree ("approved_by");--> statement-breakpoint
CREATE INDEX "event_locations_list" ON "event_locations" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "event_locations_maker" ON "event_locations" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "event_timetable_list" ON "event_timetable" USING btree ("event_id","start_time","id");--> statement-breakpoint
CREATE INDEX "event_timetable_maker" ON "event_timetable" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "event_timetable_location" ON "event_timetable" USING btree ("event_location");--> statement-breakpoint
CREATE INDEX "event_todos_list" ON "event_todos" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "event_todos_maker" ON "event_todos" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "event_todos_assignee" ON "event_todos" USING btree ("assignee_id");