CREATE TABLE "admin_saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "admin_saved_views" ADD CONSTRAINT "admin_saved_views_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_saved_views_list" ON "admin_saved_views" USING btree ("person_id","list","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "admin_saved_views_name" ON "admin_saved_views" USING btree ("person_id","list","name");--> statement-breakpoint
-- How somebody is reached stands in the log no longer, only that it changed (ADM-MORE-45).
UPDATE "audit_log" SET "old_value" = NULL, "new_value" = NULL WHERE "action" LIKE 'email.%' AND ("old_value" IS NOT NULL OR "new_value" IS NOT NULL);
