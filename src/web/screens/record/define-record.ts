import { useParams, type LinkProps } from '@tanstack/react-router';
import type { EndpointAt } from '#contract/endpoints.ts';
import type { ResponseOf } from '#contract/kernel/endpoint.ts';
import type { Fields, ValuesOf } from '#domain/records/fields.ts';
import type { EndpointName, InputOf } from '../../api/call.ts';
import type { EventEndpoint, EventOf, PayloadOf } from '../command/use-event-form.ts';
import {
  emptyForm,
  formOf,
  missingIn,
  writtenIn,
  type FormOf,
  type RecordWith,
} from '../form/field-values.ts';
import { useApiQuery, type Answer } from '../use-api-query.ts';
import type { EventAction } from './record-actions.tsx';
import type { History } from './record-history.tsx';
import * as texts from './texts.ts';

/** The kinds of record with the endpoints of `plainRecord`: the path of their list, and what one of them is called in addresses. */
type RecordRoute = Extract<EndpointName, `GET /${string}/{${string}}/history`>;
type PathIn<R> = R extends `GET /${infer P}/{${string}}/history` ? P : never;
type ParamIn<R, P extends string> = R extends `GET /${P}/{${infer Param}}/history` ? Param : never;
export type RecordPath = PathIn<RecordRoute> &
  (EndpointName extends infer R ? (R extends `POST /${infer P}` ? P : never) : never);

type Known<R extends string> = Extract<EndpointName, R>;
type Create<P extends string> = Known<`POST /${P}`>;
type Send<P extends string> = Extract<
  EventEndpoint,
  `POST /${P}/{${ParamIn<RecordRoute, P>}}/events`
>;
type One<P extends string> = `GET /${P}/{${ParamIn<RecordRoute, P>}}`;
export type RecordAt<P extends string> = ResponseOf<EndpointAt<One<P>>>;
/** What creating one writes; the key by which it is sent once is the kit's own. */
export type BodyAt<R extends EndpointName> =
  InputOf<R> extends { body: infer Body } ? Omit<Body, 'idempotencyKey'> : never;
type Errors = Readonly<Record<string, string>>;
type Event<P extends string, Type extends string> = Type & EventOf<Send<P>>;
type Named = { readonly id: string; readonly name: string };

/** The sentences and links of an event's own page, whatever its record. */
interface EventPage<P extends string, Type extends string> {
  readonly send: Send<P>;
  readonly back: (record: { readonly id: string }) => LinkProps;
  readonly event: Event<P, Type>;
  readonly gone: string;
  readonly errorTitle: string;
}

/** What `ConfirmEvent` is told of an event, but for its consequences. */
interface Question<P extends string, Type extends string> extends EventPage<P, Type> {
  /** "Delete “Leading others”?" */
  readonly title: (record: Named) => string;
  readonly verb: string;
  readonly keepVerb: string;
}

/** A value where the fields say all of it; a page that has more to say replaces it. */
type When<Condition, Value> = [Condition] extends [true] ? Value : undefined;
type Fits<Value, Wanted> = Value extends Wanted ? true : false;

/** What all pages of one kind of record share: its words, its links, its endpoints, and the way its fields are written. */
export interface RecordDefinition<P extends string, F extends Fields> {
  readonly path: P;
  readonly param: string;
  readonly fields: F;
  /** "category", "categories" */
  readonly noun: string;
  readonly nouns: string;
  /** "Resource Category", "Resource Categories" */
  readonly title: string;
  readonly titles: string;
  readonly listPage: LinkProps;
  readonly createPage: LinkProps;
  readonly pageOf: (id: string) => LinkProps;
  /** A page below it: `below(id, 'edit')`. */
  readonly below: (id: string, step: string) => LinkProps;
  /** The id of the record that the address names. */
  readonly useId: () => string;
  /** That record. */
  readonly useOne: () => Answer<RecordAt<P>>;
  /** Its history, for `RecordHistory`; `when` false for those who may not read it. */
  readonly useHistory: (options?: { readonly when?: boolean }) => {
    readonly query: Answer<History>;
    readonly label: string;
    readonly chart: () => Promise<{ readonly default: unknown }>;
  };
  /** Editing, restoring and deleting, each on a page of its own. */
  readonly actionsOf: (id: string) => Readonly<Record<'EDIT' | 'RESTORE' | 'DELETE', EventAction>>;
  readonly event: Pick<EventPage<P, string>, 'send' | 'back'>;
  /** For `CreateRecord`. */
  readonly creating: {
    readonly send: Create<P>;
    readonly draft: string;
    readonly title: string;
    readonly verb: string;
    readonly errorTitle: string;
    readonly cancel: LinkProps;
    readonly initial: FormOf<F>;
    readonly missing: (values: FormOf<F>) => Errors;
    readonly body: When<
      Fits<ValuesOf<F>, BodyAt<Create<P>>>,
      (values: FormOf<F>) => BodyAt<Create<P>>
    >;
    readonly leadsTo: (record: { readonly id: string }) => LinkProps;
  };
  /** For `EditRecord`. */
  readonly editing: EventPage<P, 'EDIT'> & {
    readonly title: string;
    readonly initial: When<Fits<RecordAt<P>, RecordWith<F>>, (record: RecordAt<P>) => FormOf<F>>;
    readonly missing: (values: FormOf<F>) => Errors;
    readonly payload: When<
      Fits<ValuesOf<F>, PayloadOf<Send<P>, Event<P, 'EDIT'>>>,
      (values: FormOf<F>) => PayloadOf<Send<P>, Event<P, 'EDIT'>>
    >;
  };
  /** For `ConfirmEvent`. */
  readonly deleting: Question<P, 'DELETE'> & { readonly leadsTo: () => LinkProps };
  readonly restoring: Question<P, 'RESTORE'> & { readonly tone: 'primary' };
}

interface Words<P extends string, F extends Fields> {
  /** Where its list is, for the server and below `/app`. */
  readonly path: P;
  readonly param: ParamIn<RecordRoute, P>;
  readonly fields: F;
  readonly noun: string;
  /** One letter more than the noun when left out. */
  readonly nouns?: string;
  /** The noun in capitals when left out. */
  readonly title?: string;
  readonly titles?: string;
  /** `() => import('#charts/….json')` */
  readonly chart: () => Promise<{ readonly default: unknown }>;
}

export const capitalised = (words: string): string =>
  `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`;

/** Declares a kind of record for its pages, beside which its fields, its endpoints and its chart are known already. */
export function defineRecord<const P extends RecordPath, const F extends Fields>({
  path,
  param,
  fields,
  noun,
  nouns = `${noun}s`,
  title = capitalised(noun),
  titles = `${title}s`,
  chart,
}: Words<P, F>): RecordDefinition<P, F> {
  const one = `/app/${path}/$${param}`;
  const listPage = { to: `/app/${path}` } as LinkProps;
  const pageOf = (id: string) => ({ to: one, params: { [param]: id } }) as LinkProps;
  const below = (id: string, step: string) =>
    ({ to: `${one}/${step}`, params: { [param]: id } }) as LinkProps;
  const useId = (): string => {
    const params: Readonly<Record<string, string | undefined>> = useParams({ strict: false });
    return params[param] ?? '';
  };
  const useRoute = (step: string, options?: { readonly when?: boolean }) => {
    const input = { params: { [param]: useId() } };
    return useApiQuery(`GET /${path}/{${param}}${step}` as RecordRoute, input as never, options);
  };
  const event = {
    send: `POST /${path}/{${param}}/events`,
    back: ({ id }: { readonly id: string }) => pageOf(id),
  };
  const missing = (values: FormOf<F>) => missingIn(fields, values);
  const written = (values: FormOf<F>) => writtenIn(fields, values);
  const definition = {
    path,
    param,
    fields,
    noun,
    nouns,
    title,
    titles,
    listPage,
    createPage: { to: `/app/${path}/create` },
    pageOf,
    below,
    useId,
    useOne: () => useRoute(''),
    useHistory: (options?: { readonly when?: boolean }) => ({
      query: useRoute('/history', options),
      label: texts.whatHappenedToThis(noun),
      chart,
    }),
    actionsOf: (id: string) => ({
      EDIT: { link: below(id, 'edit') },
      RESTORE: { link: below(id, 'restore') },
      DELETE: { link: below(id, 'delete'), danger: true },
    }),
    event,
    creating: {
      send: `POST /${path}`,
      draft: param.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      title: texts.create(title),
      verb: texts.create2(noun),
      errorTitle: texts.notCreatedYet,
      cancel: listPage,
      initial: emptyForm(fields),
      missing,
      body: written,
      leadsTo: event.back,
    },
    editing: {
      ...event,
      event: 'EDIT',
      gone: texts.thisCantBeEdited(noun),
      title: texts.edit(title),
      errorTitle: texts.notSavedYet,
      initial: (record: RecordWith<F>) => formOf(fields, record),
      missing,
      payload: written,
    },
    deleting: {
      ...event,
      event: 'DELETE',
      gone: texts.thisCantBeDeleted(noun),
      title: ({ name }: Named) => texts.deleteLabel(name),
      verb: texts.delete3(noun),
      keepVerb: texts.keep(noun),
      errorTitle: texts.notDeletedYet,
      leadsTo: () => listPage,
    },
    restoring: {
      ...event,
      event: 'RESTORE',
      gone: texts.thisCantBeRestored(noun),
      title: ({ name }: Named) => texts.restore(name),
      verb: texts.restore2(noun),
      keepVerb: texts.leaveDeleted,
      errorTitle: texts.notRestoredYet,
      tone: 'primary',
    },
  };
  return definition as unknown as RecordDefinition<P, F>;
}
