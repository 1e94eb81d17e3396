CREATE TABLE "event_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enrollment_id" uuid NOT NULL,
	"user_id" uuid,
	"event_id" uuid NOT NULL,
	"event_title" text NOT NULL,
	"provider_session_id" text,
	"url" text,
	"provider_payment_id" text,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"refund_status" text DEFAULT 'none' NOT NULL,
	"refund_tries" integer DEFAULT 0 NOT NULL,
	"refunded_cents" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "event_payments_provider_session_id_unique" UNIQUE("provider_session_id"),
	CONSTRAINT "event_payments_provider_payment_id_unique" UNIQUE("provider_payment_id"),
	CONSTRAINT "event_payments_status" CHECK ("event_payments"."status" in ('opening', 'open', 'paid', 'expired', 'failed')),
	CONSTRAINT "event_payments_refund" CHECK ("event_payments"."refund_status" in ('none', 'pending', 'refunded', 'failed')),
	CONSTRAINT "event_payments_currency" CHECK ("event_payments"."currency" in ('EUR', 'USD', 'GBP')),
	CONSTRAINT "event_payments_money" CHECK ("event_payments"."refunded_cents" between 0 and "event_payments"."amount_cents")
);
--> statement-breakpoint
ALTER TABLE "event_enrollments" ADD COLUMN "is_disputed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "event_payments" ADD CONSTRAINT "event_payments_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_payments_enrolment" ON "event_payments" USING btree ("enrollment_id");--> statement-breakpoint
CREATE INDEX "event_payments_person" ON "event_payments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "event_payments_event" ON "event_payments" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "event_payments_undecided" ON "event_payments" USING btree ("created_at") WHERE "event_payments"."status" in ('opening', 'open');--> statement-breakpoint
CREATE INDEX "event_payments_owed" ON "event_payments" USING btree ("paid_at") WHERE "event_payments"."refund_status" in ('pending', 'failed');--> statement-breakpoint
CREATE UNIQUE INDEX "event_payments_one_open" ON "event_payments" USING btree ("enrollment_id") WHERE "event_payments"."status" in ('opening', 'open');