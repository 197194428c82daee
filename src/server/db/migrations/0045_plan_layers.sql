-- What a version still has from each plan's publication, so that a plan's end takes back nothing that came from elsewhere.
ALTER TABLE agency_versions ADD COLUMN layers jsonb NOT NULL DEFAULT '[]';
--> statement-breakpoint
-- Plans that are live know what they made; the version that visitors see gets it as layers, in the order of their starts.
ALTER TABLE agency_versions NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE agency_pointer NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE schedules NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE agency_versions DISABLE TRIGGER agency_versions_immutable;
--> statement-breakpoint
UPDATE agency_versions v SET layers = live.layers
FROM agency_pointer p, (
  SELECT s.agency_id, jsonb_agg(jsonb_build_object('plan', s.id, 'undo', made.undo) ORDER BY s.starts_at, s.created_at) AS layers
  FROM schedules s, LATERAL (
    SELECT jsonb_agg(
      jsonb_build_object('pointer', one -> 'pointer')
        || CASE WHEN one ? 'after' THEN jsonb_build_object('before', one -> 'after') ELSE '{}' END
        || CASE WHEN one ? 'before' THEN jsonb_build_object('after', one -> 'before') ELSE '{}' END
      ORDER BY place DESC
    ) AS undo
    FROM jsonb_array_elements(s.changes) WITH ORDINALITY AS changes(one, place)
  ) AS made
  WHERE s.state = 'live' AND made.undo IS NOT NULL
  GROUP BY s.agency_id
) AS live
WHERE (v.agency_id, v.version) = (p.agency_id, p.version) AND live.agency_id = v.agency_id;
--> statement-breakpoint
ALTER TABLE agency_versions ENABLE TRIGGER agency_versions_immutable;
--> statement-breakpoint
ALTER TABLE agency_versions FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE agency_pointer FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE schedules FORCE ROW LEVEL SECURITY;
