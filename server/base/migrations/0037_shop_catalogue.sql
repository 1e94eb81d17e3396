CREATE TABLE "affiliate_clicks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid,
	"product_name" text NOT NULL,
	"price_cents" integer,
	"profile_id" uuid,
	"clicked_at" timestamp with time zone NOT NULL,
	"once" text NOT NULL,
	CONSTRAINT "affiliate_clicks_once_unique" UNIQUE("once")
);
--> statement-breakpoint
CREATE TABLE "product_images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"storage_path" text NOT NULL,
	"sort_index" integer NOT NULL,
	CONSTRAINT "product_images_place" UNIQUE("product_id","sort_index"),
	CONSTRAINT "product_images_sort" CHECK ("product_images"."sort_index" between 0 and 7)
);
--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_price";--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_stock";--> statement-breakpoint
DROP INDEX "products_list";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate_clicks" ADD CONSTRAINT "affiliate_clicks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_clicks" ADD CONSTRAINT "affiliate_clicks_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_clicks_product" ON "affiliate_clicks" USING btree ("product_id","clicked_at");--> statement-breakpoint
CREATE INDEX "affiliate_clicks_profile" ON "affiliate_clicks" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "products_partner" ON "products" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "products_list" ON "products" USING btree ("status","order_index","is_featured" DESC NULLS FIRST,"id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_status" CHECK ("products"."status" in ('active', 'inactive', 'draft'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_type" CHECK ("products"."product_type" in ('own', 'affiliate'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category" CHECK ("products"."category" in ('cursus', 'guide', 'ebook', 'video', 'masterclass', 'workshop', 'fysiek product', 'merchandise'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_discounts" CHECK ("products"."student_discount_percentage" between 0 and 100 and "products"."teacher_discount_percentage" between 0 and 100 and coalesce("products"."affiliate_discount_percentage", 0) between 0 and 100);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_addresses" CHECK (coalesce("products"."download_url", 'https://') ilike 'https://%' and coalesce("products"."affiliate_url", 'https://') ilike 'https://%');--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_price" CHECK ("products"."price_cents" between 0 and 9999999);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_stock" CHECK ("products"."stock_quantity" between 0 and 1000000);--> statement-breakpoint
-- The one picture that a product had becomes the first of its pictures.
INSERT INTO "product_images" ("id", "product_id", "storage_path", "sort_index")
  SELECT u.id, p.id, u.key, 0 FROM "products" p JOIN "uploads" u ON p.image_url = '/files/' || u.key || '/thumbnail.webp';
