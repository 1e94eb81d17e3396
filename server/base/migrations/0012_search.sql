-- Searching in Dutch, accents ignored. Every word is kept twice: as it stands, so that half a typed word is found, and as
-- its stem, so that slapen finds slaap. No stop words: somebody may look for any word.
CREATE TEXT SEARCH DICTIONARY public.search_dutch_stem (TEMPLATE = snowball, LANGUAGE = dutch);
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION public.search_plain (COPY = simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION public.search_plain
  ALTER MAPPING FOR asciiword, word, numword, asciihword, hword, numhword, hword_asciipart, hword_part, hword_numpart
  WITH public.unaccent, simple;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION public.search_dutch (COPY = public.search_plain);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION public.search_dutch
  ALTER MAPPING FOR asciiword, word, asciihword, hword, hword_asciipart, hword_part
  WITH public.unaccent, public.search_dutch_stem;
--> statement-breakpoint
-- The parser keeps addresses, paths and numbers with signs in one piece; without the signs each word is found by itself.
CREATE FUNCTION public.search_words(content text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT to_tsvector('public.search_plain'::regconfig, translate(content, '.,:;/\@-_#&|!?()[]{}<>"''`=+*~^$%', repeat(' ', 32)))
    || to_tsvector('public.search_dutch'::regconfig, translate(content, '.,:;/\@-_#&|!?()[]{}<>"''`=+*~^$%', repeat(' ', 32)))
$$;
--> statement-breakpoint
CREATE INDEX "messages_words" ON "messages" USING gin (search_words("content"));--> statement-breakpoint
CREATE INDEX "profiles_words" ON "profiles" USING gin (search_words(("first_name" || ' ' || "last_name" || ' ' || "username"::text)));