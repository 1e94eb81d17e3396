CREATE TABLE "order_addresses" (
	"profile_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"house_number" text NOT NULL,
	"addition" text NOT NULL,
	"postcode" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" uuid NOT NULL,
	"price_cents" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_order_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"name" text NOT NULL,
	"image_url" text,
	"price_cents" integer NOT NULL,
	"undiscounted_cents" integer NOT NULL,
	"discount_percentage" integer NOT NULL,
	"vat_rate" integer NOT NULL,
	"quantity" integer NOT NULL,
	"is_physical" boolean NOT NULL,
	"is_digital" boolean NOT NULL,
	"download_url" text,
	"download_key" text,
	"taken_stock" integer DEFAULT 0 NOT NULL,
	"taken_preorders" integer DEFAULT 0 NOT NULL,
	"refunded_quantity" integer DEFAULT 0 NOT NULL,
	"waived_at" timestamp with time zone,
	CONSTRAINT "shop_order_lines_place" UNIQUE("order_id","position"),
	CONSTRAINT "shop_order_lines_quantity" CHECK ("shop_order_lines"."quantity" between 1 and 99),
	CONSTRAINT "shop_order_lines_refunded" CHECK ("shop_order_lines"."refunded_quantity" between 0 and "shop_order_lines"."quantity"),
	CONSTRAINT "shop_order_lines_taken" CHECK ("shop_order_lines"."taken_stock" >= 0 and "shop_order_lines"."taken_preorders" >= 0),
	CONSTRAINT "shop_order_lines_vat" CHECK ("shop_order_lines"."vat_rate" in (21, 9, 0))
);
--> statement-breakpoint
CREATE TABLE "shop_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"state" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"is_from_cart" boolean NOT NULL,
	"name" text,
	"street" text,
	"house_number" text,
	"addition" text,
	"postcode" text,
	"city" text,
	"country" text,
	"goods_cents" integer NOT NULL,
	"shipping_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"payment_id" uuid,
	"is_disputed" boolean DEFAULT false NOT NULL,
	"terms_version" text NOT NULL,
	"terms_page_version_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"carrier" text,
	"track" text,
	"shipped_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "shop_orders_state" CHECK ("shop_orders"."state" in ('pending', 'paid', 'shipped', 'returning', 'refunded', 'expired', 'cancelled')),
	CONSTRAINT "shop_orders_country" CHECK ("shop_orders"."country" in ('NL', 'BE', 'DE')),
	CONSTRAINT "shop_orders_carrier" CHECK ("shop_orders"."carrier" in ('PostNL', 'DHL', 'DPD', 'other')),
	CONSTRAINT "shop_orders_money" CHECK ("shop_orders"."total_cents" = "shop_orders"."goods_cents" + "shop_orders"."shipping_cents" and "shop_orders"."shipping_cents" >= 0),
	CONSTRAINT "shop_orders_refunded" CHECK ("shop_orders"."refunded_cents" between 0 and "shop_orders"."total_cents")
);
--> statement-breakpoint
CREATE TABLE "shop_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"why" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"amount_cents" integer NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"shipping_cents" integer DEFAULT 0 NOT NULL,
	"vat" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "shop_refunds_why" CHECK ("shop_refunds"."why" in ('late', 'double', 'differed', 'withdrawn', 'admin', 'outside')),
	CONSTRAINT "shop_refunds_state" CHECK ("shop_refunds"."state" in ('pending', 'failed', 'refunded')),
	CONSTRAINT "shop_refunds_amount" CHECK ("shop_refunds"."amount_cents" > 0 and "shop_refunds"."shipping_cents" between 0 and "shop_refunds"."amount_cents")
);
--> statement-breakpoint
CREATE TABLE "stock_moves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"order_id" uuid,
	"actor_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_moves_reason" CHECK ("stock_moves"."reason" in ('counted', 'order', 'lapsed', 'returned', 'correction'))
);
--> statement-breakpoint
DROP INDEX "invoices_payment";--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "vat_rate" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "shop_payment" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "shipping_rates" jsonb;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "bill" jsonb;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "refund_id" uuid;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "download_key" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "vat_rate" integer DEFAULT 21 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_price_cents" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_before_cents" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "preorder_limit" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "preorders_sold" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_addresses" ADD CONSTRAINT "order_addresses_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order_lines" ADD CONSTRAINT "shop_order_lines_order_id_shop_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_orders" ADD CONSTRAINT "shop_orders_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_orders" ADD CONSTRAINT "shop_orders_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_refunds" ADD CONSTRAINT "shop_refunds_order_id_shop_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_refunds" ADD CONSTRAINT "shop_refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_refunds" ADD CONSTRAINT "shop_refunds_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_actor_id_profiles_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_prices_product" ON "product_prices" USING btree ("product_id","since");--> statement-breakpoint
CREATE INDEX "shop_order_lines_product" ON "shop_order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "shop_orders_person" ON "shop_orders" USING btree ("user_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "shop_orders_state" ON "shop_orders" USING btree ("state","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "shop_orders_made" ON "shop_orders" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "shop_orders_open" ON "shop_orders" USING btree ("expires_at") WHERE "shop_orders"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "shop_orders_payment" ON "shop_orders" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "shop_refunds_order" ON "shop_refunds" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "shop_refunds_payment" ON "shop_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "shop_refunds_by" ON "shop_refunds" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "shop_refunds_owed" ON "shop_refunds" USING btree ("created_at") WHERE "shop_refunds"."state" in ('pending', 'failed');--> statement-breakpoint
CREATE UNIQUE INDEX "shop_refunds_whole" ON "shop_refunds" USING btree ("payment_id") WHERE "shop_refunds"."why" in ('late', 'double', 'differed');--> statement-breakpoint
CREATE INDEX "stock_moves_product" ON "stock_moves" USING btree ("product_id","at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "stock_moves_actor" ON "stock_moves" USING btree ("actor_id");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_payment" UNIQUE NULLS NOT DISTINCT("payment_id","kind","refund_id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_sale" CHECK ("products"."sale_price_cents" is null or ("products"."sale_price_cents" between 0 and "products"."price_cents" and "products"."sale_before_cents" is not null));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_vat" CHECK ("products"."vat_rate" in (21, 9, 0));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_preorder_limit" CHECK ("products"."preorder_limit" between 0 and 1000000);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_preorders" CHECK ("products"."preorders_sold" >= 0);--> statement-breakpoint
-- What a product costs without a discount of a role, whoever changes it: the lowest of 30 days is told beside 'Aanbieding'.
CREATE FUNCTION note_product_price() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  price integer := coalesce(NEW.sale_price_cents, NEW.price_cents);
BEGIN
  IF price IS NULL OR (TG_OP = 'UPDATE' AND price IS NOT DISTINCT FROM coalesce(OLD.sale_price_cents, OLD.price_cents)) THEN
    RETURN NULL;
  END IF;
  INSERT INTO product_prices (product_id, price_cents, since) VALUES (NEW.id, price, app_now());
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_priced AFTER INSERT OR UPDATE OF price_cents, sale_price_cents ON products
  FOR EACH ROW EXECUTE FUNCTION note_product_price();
--> statement-breakpoint
INSERT INTO product_prices (product_id, price_cents, since)
  SELECT id, price_cents, created_at FROM products WHERE price_cents IS NOT NULL;
--> statement-breakpoint
-- The stock as it stood before its moves were written down.
INSERT INTO stock_moves (id, product_id, amount, reason, at)
  SELECT gen_random_uuid(), id, stock_quantity, 'counted', created_at FROM products WHERE stock_quantity <> 0;
