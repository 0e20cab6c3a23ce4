-- Lots that are older than the timers at which lots expire.
INSERT INTO timers (machine, entity_id, timer, run_at)
SELECT 'credit-lot', id, 'EXPIRE', expires_at FROM credit_lots WHERE status IN ('active', 'exhausted')
ON CONFLICT DO NOTHING;
