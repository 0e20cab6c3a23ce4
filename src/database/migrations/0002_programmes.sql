CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL DEFAULT 'active',
  name text NOT NULL,
  description text,
  duration_minutes integer NOT NULL CHECK (duration_minutes BETWEEN 15 AND 480 AND duration_minutes % 5 = 0),
  format text NOT NULL CHECK (format IN ('oneToOne', 'group', 'team')),
  max_attendees integer CHECK (max_attendees BETWEEN 2 AND 100),
  location_kinds text[] NOT NULL CHECK (cardinality(location_kinds) > 0),
  requires_coach_confirmation boolean NOT NULL DEFAULT true,
  coach_note_required boolean NOT NULL DEFAULT false,
  team_coach_note_required boolean NOT NULL DEFAULT false,
  credit_cost integer NOT NULL DEFAULT 1 CHECK (credit_cost BETWEEN 0 AND 10),
  credit_mode text NOT NULL DEFAULT 'perBooking' CHECK (credit_mode IN ('perBooking', 'perAttendee')),
  buffer_before integer NOT NULL DEFAULT 0 CHECK (buffer_before >= 0),
  buffer_after integer NOT NULL DEFAULT 0 CHECK (buffer_after >= 0),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  CONSTRAINT sessions_group_size CHECK (format = 'oneToOne' OR max_attendees IS NOT NULL)
);
CREATE UNIQUE INDEX sessions_name ON sessions (lower(name)) WHERE status = 'active';

CREATE TABLE programmes (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL,
  organization_id uuid NOT NULL REFERENCES organizations,
  name text NOT NULL,
  groups text[] NOT NULL CHECK (cardinality(groups) > 0 AND groups <@ ARRAY['GROW', 'Sales', 'SEM']),
  description text,
  start_date date NOT NULL,
  end_date date NOT NULL,
  time_zone text NOT NULL,
  allow_self_allocation boolean NOT NULL DEFAULT true,
  ledger_position integer NOT NULL DEFAULT 0,
  ledger_hash text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  CONSTRAINT programmes_dates CHECK (end_date >= start_date)
);
CREATE UNIQUE INDEX programmes_name ON programmes (organization_id, lower(name)) WHERE status <> 'deleted';

CREATE TABLE programme_members (
  programme_id uuid NOT NULL REFERENCES programmes ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users,
  organization_id uuid NOT NULL REFERENCES organizations,
  PRIMARY KEY (programme_id, user_id)
);
CREATE INDEX programme_members_by_user ON programme_members (user_id);

CREATE TABLE programme_teams (
  programme_id uuid NOT NULL REFERENCES programmes ON DELETE CASCADE,
  team_id uuid NOT NULL REFERENCES teams,
  organization_id uuid NOT NULL REFERENCES organizations,
  PRIMARY KEY (programme_id, team_id)
);

CREATE TABLE programme_coaches (
  programme_id uuid NOT NULL REFERENCES programmes ON DELETE CASCADE,
  coach_id uuid NOT NULL REFERENCES users,
  PRIMARY KEY (programme_id, coach_id)
);
CREATE INDEX programme_coaches_by_coach ON programme_coaches (coach_id);

CREATE TABLE session_options (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  programme_id uuid NOT NULL REFERENCES programmes,
  session_id uuid NOT NULL REFERENCES sessions,
  organization_id uuid NOT NULL REFERENCES organizations,
  units_per_member integer NOT NULL DEFAULT 0 CHECK (units_per_member >= 0),
  max_per_member integer,
  min_days_between integer,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE UNIQUE INDEX session_options_pair ON session_options (programme_id, session_id) WHERE deleted_at IS NULL;

CREATE TABLE coach_permissions (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL DEFAULT 'active',
  coach_id uuid NOT NULL REFERENCES users,
  scope text NOT NULL CHECK (scope IN ('member', 'session', 'team')),
  subject_id uuid NOT NULL,
  can_book boolean NOT NULL DEFAULT true,
  can_read_notes boolean NOT NULL DEFAULT false,
  valid_from date,
  valid_to date,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz,
  CONSTRAINT coach_permissions_dates CHECK (valid_to >= valid_from)
);
CREATE UNIQUE INDEX coach_permissions_once ON coach_permissions (coach_id, scope, subject_id) WHERE status = 'active';
CREATE INDEX coach_permissions_by_subject ON coach_permissions (scope, subject_id) WHERE status = 'active';

CREATE TABLE credit_lots (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'exhausted', 'expired', 'deallocated', 'deleted')),
  organization_id uuid NOT NULL REFERENCES organizations,
  programme_id uuid NOT NULL REFERENCES programmes,
  session_option_id uuid NOT NULL REFERENCES session_options,
  parent_lot_id uuid REFERENCES credit_lots,
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 10000),
  holder_type text NOT NULL CHECK (holder_type IN ('pool', 'member', 'team')),
  holder_id uuid,
  source text NOT NULL CHECK (source IN ('contract', 'goodwill', 'transfer', 'correction')),
  reason text,
  effective_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  priority integer NOT NULL DEFAULT 5 CHECK (priority BETWEEN 0 AND 9),
  note text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT credit_lots_period CHECK (expires_at > effective_at),
  CONSTRAINT credit_lots_holder CHECK ((holder_type = 'pool') = (holder_id IS NULL)),
  CONSTRAINT credit_lots_goodwill CHECK (source <> 'goodwill' OR reason IS NOT NULL)
);
CREATE INDEX credit_lots_by_holder ON credit_lots (holder_type, holder_id, session_option_id) WHERE status = 'active';
CREATE INDEX credit_lots_by_programme ON credit_lots (programme_id, session_option_id);

-- Accounts of the double-entry ledger. `issued` is the source and runs negative by as much as was ever issued; no other account may.
CREATE TABLE ledger_accounts (
  key text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('issued', 'pool', 'available', 'held', 'spent', 'forfeited', 'expired', 'withdrawn')),
  programme_id uuid NOT NULL REFERENCES programmes,
  organization_id uuid NOT NULL REFERENCES organizations,
  lot_id uuid REFERENCES credit_lots,
  booking_id uuid,
  balance integer NOT NULL DEFAULT 0,
  CONSTRAINT ledger_accounts_never_negative CHECK (kind = 'issued' OR balance >= 0)
);
CREATE INDEX ledger_accounts_by_lot ON ledger_accounts (lot_id);
CREATE INDEX ledger_accounts_by_booking ON ledger_accounts (booking_id) WHERE booking_id IS NOT NULL;
CREATE INDEX ledger_accounts_by_programme ON ledger_accounts (programme_id, kind);

CREATE TABLE ledger_transfers (
  id uuid PRIMARY KEY,
  programme_id uuid NOT NULL REFERENCES programmes,
  organization_id uuid NOT NULL REFERENCES organizations,
  position integer NOT NULL,
  type text NOT NULL CHECK (type IN ('ISSUED', 'ALLOCATED', 'DEALLOCATED', 'HELD', 'HOLD_RELEASED', 'SPENT', 'FORFEITED', 'REFUNDED', 'EXPIRED', 'WITHDRAWN', 'CORRECTED')),
  debit_key text NOT NULL REFERENCES ledger_accounts,
  credit_key text NOT NULL REFERENCES ledger_accounts,
  amount integer NOT NULL CHECK (amount > 0),
  lot_id uuid NOT NULL REFERENCES credit_lots,
  booking_id uuid,
  member_id uuid REFERENCES users,
  team_id uuid REFERENCES teams,
  cause_machine text NOT NULL,
  cause_entity_id uuid NOT NULL,
  cause_event text NOT NULL,
  cause_event_id uuid NOT NULL,
  actor_id uuid REFERENCES users,
  reason text,
  reverses uuid REFERENCES ledger_transfers,
  at timestamptz NOT NULL,
  previous_hash text NOT NULL,
  hash text NOT NULL,
  CONSTRAINT ledger_transfers_sides CHECK (debit_key <> credit_key),
  CONSTRAINT ledger_transfers_position UNIQUE (programme_id, position),
  CONSTRAINT ledger_transfers_once UNIQUE (cause_event_id, lot_id, type)
);
CREATE INDEX ledger_transfers_by_lot ON ledger_transfers (lot_id, position);
CREATE INDEX ledger_transfers_by_booking ON ledger_transfers (booking_id, position);
CREATE INDEX ledger_transfers_by_member ON ledger_transfers (member_id, at DESC);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER ledger_transfers_append_only BEFORE UPDATE OR DELETE ON ledger_transfers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
