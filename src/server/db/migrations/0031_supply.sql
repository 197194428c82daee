-- What is taken of the built-in supplier's rooms, cars and seats. It is a supplier's, so it is no agency's: two of them may
-- reach for the same room. One that lapsed counts for nothing from that moment on; its row goes later.
CREATE TABLE supply_holds (
  reference text PRIMARY KEY,
  stock text NOT NULL,
  rooms integer NOT NULL CHECK (rooms > 0),
  state text NOT NULL CHECK (state IN ('held', 'confirmed', 'released', 'cancelled')),
  expires_at timestamptz NOT NULL,
  detail jsonb NOT NULL,
  outcome jsonb
);
--> statement-breakpoint
CREATE INDEX supply_holds_expires_at_idx ON supply_holds (expires_at) WHERE state IN ('held', 'released');
--> statement-breakpoint
CREATE TABLE supply_nights (
  reference text NOT NULL REFERENCES supply_holds (reference) ON DELETE CASCADE,
  date date NOT NULL,
  stock text NOT NULL,
  free integer NOT NULL,
  PRIMARY KEY (reference, date)
);
--> statement-breakpoint
CREATE INDEX supply_nights_stock_idx ON supply_nights (stock, date);
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['supply_holds', 'supply_nights']
  LOOP
    EXECUTE format('CREATE POLICY platform ON %I TO livery_platform USING (true) WITH CHECK (true)', name);
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON supply_holds, supply_nights TO livery_platform;
