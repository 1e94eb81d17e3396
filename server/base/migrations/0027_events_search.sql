ALTER TABLE "event_dates" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
CREATE INDEX "events_words" ON "events" USING gin (search_words(("title" || ' ' || coalesce("venue_name", '') || ' ' || coalesce("venue_address", '') || ' ' || "description")));--> statement-breakpoint
-- What the specification calls fields of an event although they follow from others: read as e.current_participants and
-- e.price, and never written (EV-DATA-04, EV-DATA-28, EV-DATA-30).
CREATE FUNCTION current_participants(event events) RETURNS integer LANGUAGE sql STABLE AS $$
  select taken from event_dates where id = event.id
$$;
--> statement-breakpoint
CREATE FUNCTION price(event events) RETURNS numeric LANGUAGE sql IMMUTABLE AS $$
  select round(event.price_cents / 100.0, 2)
$$;
