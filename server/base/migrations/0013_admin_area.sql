ALTER TABLE "email_changes" ADD COLUMN "old_email" "citext" NOT NULL;--> statement-breakpoint
CREATE INDEX "profiles_created" ON "profiles" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
-- A text for finding people: lower case, without accents. The dictionary is named, or an index may not rely on it.
CREATE FUNCTION fold_name(typed text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT lower(public.unaccent('public.unaccent', typed)) $$;
--> statement-breakpoint
CREATE INDEX profiles_fold_name ON profiles USING gin (fold_name(first_name || ' ' || last_name) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX profiles_fold_username ON profiles USING gin (fold_name(username::text) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX auth_users_fold_email ON auth_users USING gin (fold_name(email::text) gin_trgm_ops);
