CREATE TABLE "event_companies" (
	"enrollment_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"vat_number" text
);
--> statement-breakpoint
ALTER TABLE "event_companies" ADD CONSTRAINT "event_companies_enrollment_id_event_enrollments_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "public"."event_enrollments"("id") ON DELETE cascade ON UPDATE no action;