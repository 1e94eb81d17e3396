CREATE TABLE "event_discounts" (
	"enrollment_id" uuid PRIMARY KEY NOT NULL,
	"code_id" uuid NOT NULL,
	"code" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"discount_cents" bigint NOT NULL,
	CONSTRAINT "event_discounts_money" CHECK ("event_discounts"."discount_cents" between 0 and "event_discounts"."price_cents")
);
--> statement-breakpoint
CREATE TABLE "event_budgets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"participants" integer,
	"income_cents" bigint,
	"costs_cents" bigint,
	CONSTRAINT "event_budgets_amounts" CHECK (least("event_budgets"."participants", "event_budgets"."income_cents", "event_budgets"."costs_cents") >= 0)
);
--> statement-breakpoint
CREATE TABLE "event_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"code" text NOT NULL,
	"percent" integer,
	"off_cents" bigint,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"most_uses" integer,
	"once_per_person" boolean NOT NULL,
	"date_ids" jsonb NOT NULL,
	"tiers" jsonb NOT NULL,
	"is_active" boolean NOT NULL,
	CONSTRAINT "event_codes_takes" CHECK (("event_codes"."percent" is null) <> ("event_codes"."off_cents" is null)),
	CONSTRAINT "event_codes_limits" CHECK ("event_codes"."percent" between 1 and 100 or "event_codes"."off_cents" > 0),
	CONSTRAINT "event_codes_uses" CHECK ("event_codes"."most_uses" > 0)
);
--> statement-breakpoint
ALTER TABLE "event_costs" ADD COLUMN "per_participant" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "event_discounts" ADD CONSTRAINT "event_discounts_enrollment_id_event_enrollments_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "public"."event_enrollments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_budgets" ADD CONSTRAINT "event_budgets_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_budgets" ADD CONSTRAINT "event_budgets_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_codes" ADD CONSTRAINT "event_codes_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_codes" ADD CONSTRAINT "event_codes_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_discounts_code" ON "event_discounts" USING btree ("code_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_budgets_event" ON "event_budgets" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "event_budgets_maker" ON "event_budgets" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "event_codes_code" ON "event_codes" USING btree ("event_id","code");--> statement-breakpoint
CREATE INDEX "event_codes_maker" ON "event_codes" USING btree ("created_by");