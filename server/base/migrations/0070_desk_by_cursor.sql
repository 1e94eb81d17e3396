DROP INDEX "profiles_role";--> statement-breakpoint
CREATE INDEX "entitlements_given" ON "entitlements" USING btree ("created_at" DESC NULLS LAST,"id") WHERE "entitlements"."subscription_id" is null;--> statement-breakpoint
CREATE INDEX "subscriptions_listed" ON "subscriptions" USING btree ((case when surplus_at is not null and status not in ('active', 'trialing', 'past_due') then 'double'
  when status = 'past_due' then 'pastDue'
  when status in ('active', 'trialing') then case when cancel_at_period_end then 'ending' else 'active' end
  else 'ended' end),"created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "payments_subject" ON "payments" USING btree ("subject_id","created_at");--> statement-breakpoint
CREATE INDEX "profiles_role" ON "profiles" USING btree ("role","created_at" DESC NULLS LAST,"id");