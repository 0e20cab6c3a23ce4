import { demoAccounts } from '#server/demo/accounts.ts';
import { companies } from '#server/demo/people/companies.ts';
import { coaches } from '#server/demo/people/coaches.ts';
import { addressee } from '#server/demo/people/person.ts';

export interface DemoPerson {
  readonly name: string;
  readonly email: string;
}

/** The demo account that is printed for a role, such as `Team leader`. */
export function accountOf(role: string): DemoPerson {
  const account = demoAccounts.find((each) => each.role === role);
  if (!account) throw new Error(`No demo account is printed for “${role}”.`);
  return account;
}

/** A coach of the demo by last name. */
export function coachNamed(lastName: string): DemoPerson {
  const coach = coaches.find((each) => each.lastName === lastName);
  if (!coach) throw new Error(`The demo has no coach ${lastName}.`);
  return {
    name: `${coach.firstName} ${coach.lastName}`,
    email: `${addressee(coach)}@waymark.example`,
  };
}

/** A member of the demo by full name. */
export function memberNamed(name: string): DemoPerson {
  for (const { domain, people } of companies) {
    for (const line of people) {
      const [firstName = '', lastName = ''] = line.replace('*', '').split('|');
      if (`${firstName} ${lastName}` === name)
        return { name, email: `${addressee({ firstName, lastName })}@${domain}` };
    }
  }
  throw new Error(`The demo has no member ${name}.`);
}
