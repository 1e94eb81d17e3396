CREATE TABLE "active_months" (
	"joined" date NOT NULL,
	"month" date NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "active_months_month_joined_pk" PRIMARY KEY("month","joined")
);
--> statement-breakpoint
CREATE TABLE "active_weeks" (
	"week" date PRIMARY KEY NOT NULL,
	"people" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unsent_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"template" text NOT NULL,
	"ids" jsonb NOT NULL,
	"message_id" text NOT NULL,
	"to" "citext",
	"why" text NOT NULL,
	"said" text NOT NULL,
	"tries" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"given_up_at" timestamp with time zone,
	CONSTRAINT "unsent_mails_message_id_unique" UNIQUE("message_id"),
	CONSTRAINT "unsent_mails_why" CHECK ("unsent_mails"."why" in ('refused', 'postponed', 'unreachable', 'fault'))
);
--> statement-breakpoint
ALTER TABLE "unsent_mails" ADD CONSTRAINT "unsent_mails_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unsent_mails_given_up" ON "unsent_mails" USING btree ("given_up_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "unsent_mails"."given_up_at" is not null;--> statement-breakpoint
CREATE INDEX "unsent_mails_trying" ON "unsent_mails" USING btree ("last_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "unsent_mails"."given_up_at" is null;--> statement-breakpoint
CREATE INDEX "unsent_mails_person" ON "unsent_mails" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "event_enrollments_disputed" ON "event_enrollments" USING btree ("id") WHERE "event_enrollments"."is_disputed";--> statement-breakpoint
CREATE INDEX "event_payments_paid" ON "event_payments" USING btree ("paid_at") WHERE "event_payments"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "event_payments_refunded" ON "event_payments" USING btree ("refunded_at") WHERE "event_payments"."refunded_at" is not null;--> statement-breakpoint
CREATE INDEX "invoices_credits" ON "invoices" USING btree ("issued_at") WHERE "invoices"."kind" = 'credit';--> statement-breakpoint
CREATE INDEX "payments_made" ON "payments" USING btree ("kind","created_at");--> statement-breakpoint
CREATE INDEX "payments_disputed" ON "payments" USING btree ("created_at") WHERE "payments"."state" = 'disputed';--> statement-breakpoint
CREATE INDEX "event_todos_open" ON "event_todos" USING btree ("deadline") WHERE "event_todos"."status" <> 'voltooid';--> statement-breakpoint
CREATE INDEX "active_days_day" ON "active_days" USING btree ("day","profile_id");--> statement-breakpoint
CREATE INDEX "shop_orders_disputed" ON "shop_orders" USING btree ("id") WHERE "shop_orders"."is_disputed";--> statement-breakpoint
CREATE INDEX "shop_refunds_back" ON "shop_refunds" USING btree ("refunded_at") WHERE "shop_refunds"."state" = 'refunded';