import type { RecordName } from '#machines/record-names.gen.ts';
import { TextLink } from '#web/ui/text-link.tsx';

interface RecordLinkProps {
  machine: RecordName;
  id: string;
  name: string;
}

/** A record with the way to its page, where its kind has one that is found by the record alone. */
export function RecordLink({ machine, id, name }: RecordLinkProps) {
  switch (machine) {
    case 'booking':
      return (
        <TextLink tone="record" to="/app/bookings/$booking" params={{ booking: id }}>
          {name}
        </TextLink>
      );
    case 'booking-invite':
      return (
        <TextLink
          tone="record"
          to="/app/booking-invites/$bookingInvite"
          params={{ bookingInvite: id }}
        >
          {name}
        </TextLink>
      );
    case 'organization':
      return (
        <TextLink tone="record" to="/app/organizations/$organization" params={{ organization: id }}>
          {name}
        </TextLink>
      );
    case 'resource-category':
      return (
        <TextLink
          tone="record"
          to="/app/resource-categories/$resourceCategory"
          params={{ resourceCategory: id }}
        >
          {name}
        </TextLink>
      );
    case 'session':
      return (
        <TextLink tone="record" to="/app/sessions/$session" params={{ session: id }}>
          {name}
        </TextLink>
      );
    case 'team':
      return (
        <TextLink tone="record" to="/app/teams/$team" params={{ team: id }}>
          {name}
        </TextLink>
      );
    case 'upload-report':
      return (
        <TextLink
          tone="record"
          to="/app/upload-reports/$uploadReport"
          params={{ uploadReport: id }}
        >
          {name}
        </TextLink>
      );
    case 'user':
      return (
        <TextLink tone="record" to="/app/users/$user" params={{ user: id }}>
          {name}
        </TextLink>
      );
    default:
      return name;
  }
}
