CREATE TABLE "earlier_roles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "provider_messages" ADD COLUMN "message" jsonb;--> statement-breakpoint
ALTER TABLE "earlier_roles" ADD CONSTRAINT "earlier_roles_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_one_open" ON "checkouts" USING btree ("user_id","kind","subject_id") WHERE "checkouts"."state" in ('opening', 'open');--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "earlier_role";