-- Who holds credits is told 30, 7 and 1 days before they expire: of those that are there the next of these moments is set.
INSERT INTO timers (machine, entity_id, timer, run_at)
SELECT 'credit-lot', l.id, 'WARN', min(l.expires_at - make_interval(days => w.days))
FROM credit_lots l CROSS JOIN (VALUES (30), (7), (1)) w(days)
WHERE l.holder_type <> 'pool' AND l.status IN ('active', 'exhausted')
  AND l.expires_at - make_interval(days => w.days) > now()
GROUP BY l.id
ON CONFLICT DO NOTHING;
