CREATE TABLE "product_image_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"started_by" uuid NOT NULL,
	"replaces" boolean NOT NULL,
	"code" text NOT NULL,
	"product_ids" jsonb NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"made" integer DEFAULT 0 NOT NULL,
	"failures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "generator_partner" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "generator_code" text;--> statement-breakpoint
ALTER TABLE "product_images" ADD COLUMN "is_generated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_text_generated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product_image_runs" ADD CONSTRAINT "product_image_runs_started_by_profiles_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "product_image_runs_one" ON "product_image_runs" USING btree (("ended_at" is null)) WHERE "product_image_runs"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "product_image_runs_started" ON "product_image_runs" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "product_image_runs_by" ON "product_image_runs" USING btree ("started_by");