CREATE TABLE "event_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"enrollment_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"keeps_place" boolean NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "event_refunds_state" CHECK ("event_refunds"."state" in ('pending', 'refunded', 'failed')),
	CONSTRAINT "event_refunds_money" CHECK ("event_refunds"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "event_refunds" ADD CONSTRAINT "event_refunds_payment_id_event_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."event_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_refunds" ADD CONSTRAINT "event_refunds_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_refunds_payment" ON "event_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "event_refunds_enrolment" ON "event_refunds" USING btree ("enrollment_id");--> statement-breakpoint
CREATE INDEX "event_refunds_owed" ON "event_refunds" USING btree ("created_at") WHERE "event_refunds"."state" in ('pending', 'failed');--> statement-breakpoint
CREATE INDEX "event_enrollments_list" ON "event_enrollments" USING btree ("date_id",(case "status" when 'enrolled' then 0 when 'reserved' then 1 when 'offered' then 1 when 'waitlisted' then 2 else 3 end),(case "status" when 'waitlisted' then "came" else 0 end),"enrolled_at","id");