import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** An endpoint's name is its method and path: `GET /bookings/{booking}`. The API lives under `/api`. */
export type Route = `${Method} /${string}`;

/** A file that an endpoint takes, as one part of a multipart form. */
export interface UploadDeclaration {
  /** Name of its part. */
  readonly field: string;
  /** Bytes it may have. */
  readonly most: number;
  /** The media types that are taken, by what the content is. `text/csv` is text in UTF-8. */
  readonly accepts: readonly string[];
  /** What whoever sends none, or an empty one, is told. */
  readonly missing: string;
}

/**
 * One endpoint, declared once. The server routes and validates by it, the browser's client is typed by it, tests check responses against it and the
 * OpenAPI document is made of it. Path parameters are UUIDs unless `params` says otherwise.
 */
export interface EndpointDeclaration {
  /** One line for the readable API page. */
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The endpoint takes a form with a file; `body` then says what else the form holds. */
  readonly upload?: UploadDeclaration;
  /** An allow-list: what is not in it does not leave the server. `null` is an answer without a body (204). */
  readonly response: z.ZodType | null;
  /** The answer is a file of one of these media types; `response` is null. */
  readonly file?: readonly string[];
  /** How often one account or address may call: reading, changing, presenting a password, renewing tokens. */
  readonly rate: 'read' | 'write' | 'credential' | 'renewal';
  /** What is written to the audit trail: nothing, the change, or the reading itself. */
  readonly audit: 'none' | 'change' | 'access';
}

/** Declares the endpoints of one resource. */
export const endpoints = <const T extends Record<Route, EndpointDeclaration>>(declared: T): T =>
  declared;

export type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

export type ParamsOf<
  R extends Route,
  E extends EndpointDeclaration,
> = E['params'] extends z.ZodObject ? z.output<E['params']> : Record<ParamNames<R>, string>;
export type QueryOf<E extends EndpointDeclaration> = E['query'] extends z.ZodObject
  ? z.output<E['query']>
  : Record<string, never>;
/** What the caller writes: fields with defaults may be left out. */
export type QueryInputOf<E extends EndpointDeclaration> = E['query'] extends z.ZodObject
  ? z.input<E['query']>
  : undefined;
export type BodyOf<E extends EndpointDeclaration> = E['body'] extends z.ZodType
  ? z.output<E['body']>
  : undefined;
export type BodyInputOf<E extends EndpointDeclaration> = E['body'] extends z.ZodType
  ? z.input<E['body']>
  : undefined;
export type ResponseOf<E extends EndpointDeclaration> = E['response'] extends z.ZodType
  ? z.output<E['response']>
  : undefined;
