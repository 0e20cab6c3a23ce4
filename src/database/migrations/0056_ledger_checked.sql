-- The hash of a transfer is made of what its row says, so that anybody can compute it again. What was chained over the request that caused it is chained
-- anew, once, in the same order; nothing else of a transfer changes.
ALTER TABLE ledger_transfers DISABLE TRIGGER ledger_transfers_append_only;
DO $$
DECLARE
  programme record;
  transfer ledger_transfers;
  previous text;
BEGIN
  FOR programme IN SELECT id FROM programmes WHERE ledger_position > 0 LOOP
    previous := '';
    FOR transfer IN SELECT * FROM ledger_transfers WHERE programme_id = programme.id ORDER BY position LOOP
      UPDATE ledger_transfers SET previous_hash = previous, hash = encode(sha256(convert_to(previous || '[' || concat_ws(',',
        to_json(transfer.programme_id)::text,
        transfer.position::text,
        to_json(transfer.type)::text,
        to_json(transfer.debit_key)::text,
        to_json(transfer.credit_key)::text,
        transfer.amount::text,
        to_json(transfer.lot_id)::text,
        coalesce(to_json(transfer.booking_id)::text, 'null'),
        coalesce(to_json(transfer.attendee_id)::text, 'null'),
        coalesce(to_json(transfer.member_id)::text, 'null'),
        coalesce(to_json(transfer.team_id)::text, 'null'),
        to_json(transfer.cause_machine)::text,
        to_json(transfer.cause_entity_id)::text,
        to_json(transfer.cause_event)::text,
        to_json(transfer.cause_event_id)::text,
        coalesce(to_json(transfer.actor_id)::text, 'null'),
        coalesce(to_json(transfer.reason)::text, 'null'),
        coalesce(to_json(transfer.reverses)::text, 'null'),
        floor(extract(epoch FROM transfer.at) * 1000)::bigint::text
      ) || ']', 'UTF8')), 'hex')
      WHERE id = transfer.id
      RETURNING hash INTO previous;
    END LOOP;
    UPDATE programmes SET ledger_hash = previous WHERE id = programme.id;
  END LOOP;
END $$;
ALTER TABLE ledger_transfers ENABLE TRIGGER ledger_transfers_append_only;

-- What a transfer does to the units of whoever it names, or of the pool where it names nobody.
ALTER TABLE ledger_transfers ADD COLUMN change integer NOT NULL GENERATED ALWAYS AS (amount * CASE
  WHEN starts_with(credit_key, 'available:') THEN 1
  WHEN starts_with(debit_key, 'available:') THEN -1
  WHEN starts_with(credit_key, 'pool:') THEN 1
  WHEN starts_with(debit_key, 'pool:') THEN -1
  ELSE 0 END) STORED;

-- Balances up to a transfer, by whose they are and by account.
CREATE INDEX ledger_transfers_of_member ON ledger_transfers (programme_id, member_id, position) INCLUDE (change) WHERE member_id IS NOT NULL;
CREATE INDEX ledger_transfers_of_team ON ledger_transfers (programme_id, team_id, position) INCLUDE (change) WHERE team_id IS NOT NULL;
CREATE INDEX ledger_transfers_of_pool ON ledger_transfers (programme_id, position) INCLUDE (amount, debit_key, credit_key)
  WHERE starts_with(debit_key, 'pool:') OR starts_with(credit_key, 'pool:');
CREATE INDEX ledger_transfers_by_debit ON ledger_transfers (debit_key, position) INCLUDE (amount);
CREATE INDEX ledger_transfers_by_credit ON ledger_transfers (credit_key, position) INCLUDE (amount);
CREATE INDEX ledger_transfers_by_change ON ledger_transfers (programme_id, change, position);

-- What the latest check of a programme's ledger found.
CREATE TABLE ledger_checks (
  programme_id uuid PRIMARY KEY REFERENCES programmes,
  checked_at timestamptz NOT NULL,
  transfers integer NOT NULL,
  faults text[] NOT NULL
);
