-- The ledger of a programme keeps two units: sessions, and analysed conversations. What a lot pays for is a session option in the one case, and a group of
-- conversations (or any of them) in the other. One chain of transfers holds both; balances are those of a unit.
ALTER TABLE credit_lots
  ADD COLUMN unit text NOT NULL DEFAULT 'session' CHECK (unit IN ('session', 'analysis')),
  ADD COLUMN conversation_group text CHECK (conversation_group IN ('GROW', 'Sales', 'SEM')),
  ALTER COLUMN session_option_id DROP NOT NULL,
  ADD CONSTRAINT credit_lots_purpose CHECK ((unit = 'session') = (session_option_id IS NOT NULL) AND (unit = 'analysis' OR conversation_group IS NULL)),
  ADD CONSTRAINT credit_lots_holder_of_unit CHECK (unit = 'session' OR holder_type <> 'team');
CREATE INDEX credit_lots_of_analyses ON credit_lots (programme_id, expires_at, id) WHERE unit = 'analysis';
CREATE INDEX credit_lots_of_analyses_by_organization ON credit_lots (organization_id, expires_at, id) WHERE unit = 'analysis';

ALTER TABLE ledger_accounts
  ADD COLUMN unit text NOT NULL DEFAULT 'session' CHECK (unit IN ('session', 'analysis')),
  ADD COLUMN conversation_id uuid;

ALTER TABLE ledger_transfers
  ADD COLUMN unit text NOT NULL DEFAULT 'session' CHECK (unit IN ('session', 'analysis')),
  ADD COLUMN conversation_id uuid;
CREATE INDEX ledger_transfers_by_conversation ON ledger_transfers (conversation_id, position) WHERE conversation_id IS NOT NULL;
CREATE INDEX ledger_transfers_of_analyses ON ledger_transfers (programme_id, position) WHERE unit = 'analysis';

-- What a transfer leaves is counted in its own unit. The pool's part of it is that of the transfer of the unit before it.
CREATE OR REPLACE FUNCTION keep_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  pool integer := NEW.amount * (starts_with(NEW.credit_key, 'pool:')::int - starts_with(NEW.debit_key, 'pool:')::int);
  own integer := NEW.amount * (starts_with(NEW.credit_key, 'available:')::int - starts_with(NEW.debit_key, 'available:')::int);
BEGIN
  NEW.pool_after := pool + coalesce((
    SELECT pool_after FROM ledger_transfers
    WHERE programme_id = NEW.programme_id AND unit = NEW.unit AND position < NEW.position ORDER BY position DESC LIMIT 1), 0);
  IF own = 0 THEN own := pool; END IF;
  NEW.balance_after := CASE
    WHEN NEW.member_id IS NOT NULL THEN own + coalesce((
      SELECT balance_after FROM ledger_transfers
      WHERE programme_id = NEW.programme_id AND unit = NEW.unit AND member_id = NEW.member_id AND position < NEW.position
      ORDER BY position DESC LIMIT 1), 0)
    WHEN NEW.team_id IS NOT NULL THEN own + coalesce((
      SELECT balance_after FROM ledger_transfers
      WHERE programme_id = NEW.programme_id AND unit = NEW.unit AND team_id = NEW.team_id AND member_id IS NULL AND position < NEW.position
      ORDER BY position DESC LIMIT 1), 0)
    ELSE NEW.pool_after END;
  RETURN NEW;
END $$;

-- What became of the credit of a conversation: set aside while it is analysed, then used or returned. The ledger says the same by its transfers, and both are
-- held against each other every night.
CREATE TABLE kai_credit_uses (
  conversation_id uuid PRIMARY KEY,
  organization_id uuid NOT NULL REFERENCES organizations,
  member_id uuid NOT NULL REFERENCES users,
  -- Null once the conversation was deleted.
  title text,
  conversation_group text NOT NULL CHECK (conversation_group IN ('GROW', 'Sales', 'SEM')),
  units integer NOT NULL CHECK (units >= 1),
  credit_state text NOT NULL DEFAULT 'none' CHECK (credit_state IN ('none', 'held', 'spent', 'returned', 'refunded', 'refused')),
  programme_id uuid REFERENCES programmes,
  lot_id uuid REFERENCES credit_lots,
  asked_at timestamptz NOT NULL,
  spent_at timestamptz,
  CONSTRAINT kai_credit_uses_paid CHECK (credit_state IN ('none', 'refused') OR (lot_id IS NOT NULL AND programme_id IS NOT NULL)),
  CONSTRAINT kai_credit_uses_spent CHECK (credit_state NOT IN ('spent', 'refunded') OR spent_at IS NOT NULL)
);
CREATE INDEX kai_credit_uses_of_lot ON kai_credit_uses (lot_id, spent_at) WHERE lot_id IS NOT NULL;
CREATE INDEX kai_credit_uses_of_programme ON kai_credit_uses (programme_id, credit_state) WHERE programme_id IS NOT NULL;
CREATE INDEX kai_credit_uses_of_member ON kai_credit_uses (member_id);

-- Asks staff which credit pays for a conversation, where several programmes could or none can.
CREATE TABLE kai_credit_selection_requests (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'resolved', 'rejected', 'withdrawn')),
  conversation_id uuid NOT NULL REFERENCES kai_credit_uses,
  organization_id uuid NOT NULL REFERENCES organizations,
  requester_id uuid NOT NULL REFERENCES users,
  conversation_group text NOT NULL CHECK (conversation_group IN ('GROW', 'Sales', 'SEM')),
  chosen_credit_id uuid REFERENCES credit_lots,
  comment text,
  resolution_reason text,
  decided_by uuid REFERENCES users,
  decided_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT kai_credit_selection_requests_chosen CHECK ((status = 'resolved') = (chosen_credit_id IS NOT NULL)),
  CONSTRAINT kai_credit_selection_requests_reason CHECK (status <> 'rejected' OR resolution_reason IS NOT NULL)
);
CREATE UNIQUE INDEX kai_credit_selection_requests_open ON kai_credit_selection_requests (conversation_id) WHERE status = 'open';
CREATE INDEX kai_credit_selection_requests_in_order ON kai_credit_selection_requests (status, created_at, id);
CREATE INDEX kai_credit_selection_requests_of_organization ON kai_credit_selection_requests (organization_id, created_at, id);
CREATE INDEX kai_credit_selection_requests_of_requester ON kai_credit_selection_requests (requester_id);
CREATE INDEX kai_credit_selection_requests_of_credit ON kai_credit_selection_requests (chosen_credit_id) WHERE chosen_credit_id IS NOT NULL;
