CREATE TABLE "account_deletions" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"new_email" "citext" NOT NULL,
	"token_hash" text NOT NULL,
	"asked_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "email_changes_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "ai_n1_assistent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"content" text NOT NULL,
	"is_user" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "medical_emergency_accesses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"admin_id" uuid,
	"reason" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "medical_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"wording" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "medical_reads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"reader_id" uuid,
	"kind" text NOT NULL,
	"access_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_digests" (
	"profile_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "notification_digests_profile_id_day_pk" PRIMARY KEY("profile_id","day")
);
--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"profile_id" uuid NOT NULL,
	"about" text NOT NULL,
	"subject" text NOT NULL,
	"wants" text NOT NULL,
	CONSTRAINT "notification_choices_profile_id_about_subject_pk" PRIMARY KEY("profile_id","about","subject")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"session_id" uuid,
	"endpoint" text NOT NULL,
	"public_key" text NOT NULL,
	"auth_secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "notification_counts" (
	"profile_id" uuid PRIMARY KEY NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "active_days" (
	"profile_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "active_days_profile_id_day_pk" PRIMARY KEY("profile_id","day")
);
--> statement-breakpoint
CREATE TABLE "leaderboard_points" (
	"user_id" uuid NOT NULL,
	"group_type" text NOT NULL,
	"total_points" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "leaderboard_points_user_id_group_type_pk" PRIMARY KEY("user_id","group_type")
);
--> statement-breakpoint
CREATE TABLE "points_ledger" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"source" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid,
	"error_description" text NOT NULL,
	"page_url" text NOT NULL,
	"page_category" text NOT NULL,
	"attachment_key" text,
	"image_url" text,
	"device_info" jsonb NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"assignee_id" uuid,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"profile_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_lines_profile_id_product_id_pk" PRIMARY KEY("profile_id","product_id"),
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "partners_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price_cents" integer,
	"category" text NOT NULL,
	"image_url" text,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"order_index" integer DEFAULT 0 NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"is_preorder" boolean DEFAULT false NOT NULL,
	"is_digital" boolean DEFAULT false NOT NULL,
	"is_physical" boolean DEFAULT false NOT NULL,
	"download_url" text,
	"stock_quantity" integer,
	"student_discount_percentage" integer DEFAULT 8 NOT NULL,
	"student_discount_code" text,
	"teacher_discount_percentage" integer DEFAULT 12 NOT NULL,
	"teacher_discount_code" text,
	"affiliate_discount_percentage" integer,
	"affiliate_discount_code" text,
	"affiliate_url" text,
	"partner_id" uuid,
	"product_type" text DEFAULT 'own' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "products_price" CHECK ("products"."price_cents" >= 0),
	CONSTRAINT "products_stock" CHECK ("products"."stock_quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "todo_resets" (
	"reset_day" date PRIMARY KEY NOT NULL,
	"reset_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "todo_rewards" (
	"profile_id" uuid NOT NULL,
	"reset_day" date NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "todo_rewards_profile_id_reset_day_pk" PRIMARY KEY("profile_id","reset_day")
);
--> statement-breakpoint
CREATE TABLE "user_todos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"order_index" integer NOT NULL,
	"is_completed" boolean DEFAULT false NOT NULL,
	"completed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "audit_log_at";--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "old_value" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "new_value" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "launch_date" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "assistant_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "external_content_after_consent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "paid_downloads_after_order" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "medical_profiles" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD COLUMN "quiet_from" integer;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD COLUMN "quiet_until" integer;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD COLUMN "push_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD COLUMN "digest_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "awards" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_person_id_auth_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_n1_assistent" ADD CONSTRAINT "ai_n1_assistent_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_emergency_accesses" ADD CONSTRAINT "medical_emergency_accesses_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_emergency_accesses" ADD CONSTRAINT "medical_emergency_accesses_admin_id_profiles_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_consents" ADD CONSTRAINT "medical_consents_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_reads" ADD CONSTRAINT "medical_reads_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_digests" ADD CONSTRAINT "notification_digests_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_counts" ADD CONSTRAINT "notification_counts_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "active_days" ADD CONSTRAINT "active_days_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaderboard_points" ADD CONSTRAINT "leaderboard_points_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_ledger" ADD CONSTRAINT "points_ledger_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_assignee_id_profiles_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "todo_rewards" ADD CONSTRAINT "todo_rewards_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_todos" ADD CONSTRAINT "user_todos_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_deletions_due" ON "account_deletions" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "email_changes_user" ON "email_changes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "ai_n1_assistent_list" ON "ai_n1_assistent" USING btree ("profile_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "medical_emergency_accesses_profile" ON "medical_emergency_accesses" USING btree ("profile_id","opened_at");--> statement-breakpoint
CREATE INDEX "medical_consents_profile" ON "medical_consents" USING btree ("profile_id","given_at");--> statement-breakpoint
CREATE INDEX "medical_reads_profile" ON "medical_reads" USING btree ("profile_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notification_choices_subject" ON "notification_choices" USING btree ("about","subject");--> statement-breakpoint
CREATE INDEX "push_subscriptions_profile" ON "push_subscriptions" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "leaderboard_points_rank" ON "leaderboard_points" USING btree ("group_type","total_points" DESC NULLS LAST,"user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "points_ledger_once" ON "points_ledger" USING btree ("profile_id","reason","source");--> statement-breakpoint
CREATE INDEX "reports_list" ON "reports" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "reports_status" ON "reports" USING btree ("status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reports_profile" ON "reports" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "products_list" ON "products" USING btree ("status","order_index");--> statement-breakpoint
CREATE INDEX "user_todos_list" ON "user_todos" USING btree ("profile_id","order_index","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at" DESC NULLS LAST,"id");
--> statement-breakpoint
-- How many are unread is kept with the notifications themselves, so that no way in or out forgets it.
CREATE FUNCTION keep_unread_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    INSERT INTO notification_counts AS c (profile_id, unread)
      SELECT user_id, count(*) FROM changed WHERE NOT read GROUP BY user_id ORDER BY user_id
      ON CONFLICT (profile_id) DO UPDATE SET unread = c.unread + excluded.unread;
  ELSIF tg_op = 'UPDATE' THEN
    UPDATE notification_counts c SET unread = c.unread + d.difference
      FROM (SELECT user_id, sum(CASE WHEN read THEN 0 ELSE 1 END * sign)::integer AS difference
        FROM (SELECT user_id, read, 1 AS sign FROM changed UNION ALL SELECT user_id, read, -1 FROM before) both_states
        GROUP BY user_id) d
      WHERE c.profile_id = d.user_id AND d.difference <> 0;
  ELSE
    UPDATE notification_counts c SET unread = c.unread - d.gone
      FROM (SELECT user_id, count(*)::integer AS gone FROM before WHERE NOT read GROUP BY user_id) d
      WHERE c.profile_id = d.user_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER notifications_counted_in AFTER INSERT ON notifications
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_unread_count();
--> statement-breakpoint
CREATE TRIGGER notifications_counted_on AFTER UPDATE ON notifications
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_unread_count();
--> statement-breakpoint
CREATE TRIGGER notifications_counted_out AFTER DELETE ON notifications
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION keep_unread_count();
--> statement-breakpoint
INSERT INTO notification_counts (profile_id, unread)
  SELECT user_id, count(*) FROM notifications WHERE NOT read GROUP BY user_id;
--> statement-breakpoint
-- What is written down about people's deeds stays as it was written.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only ever added to', tg_table_name USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_stays BEFORE UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_log_is_kept BEFORE DELETE ON audit_log FOR EACH ROW
  WHEN (OLD.at > now() - interval '24 months') EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER medical_reads_stay BEFORE UPDATE ON medical_reads FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER points_ledger_stays BEFORE UPDATE ON points_ledger FOR EACH ROW EXECUTE FUNCTION refuse_change();
