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
  /** The rule of the product that may say less. */
  readonly rule?: 'pictureMax' | 'tableMax';
  /** The media types that are taken, by what the content is. `text/csv` is text in UTF-8. */
  readonly accepts: readonly string[];
  /** What whoever sends none, or an empty one, is told. */
  readonly missing: string;
}

/**
 * One endpoint, declared once. The server routes and validates by it, the browser's client is typed by it, tests check responses against it and the
 * OpenAPI document is made of it. Path parameters are UUIDs unless `params` says otherwise.
 */
export interface EndpointDeclaration<Fields = z.ZodObject, Any = z.ZodType> {
  /** One line for the readable API page. */
  readonly summary: string;
  readonly params?: Fields;
  readonly query?: Fields;
  readonly body?: Any;
  /** The endpoint takes a form with a file; `body` then says what else the form holds. */
  readonly upload?: UploadDeclaration;
  /** An allow-list: what is not in it does not leave the server. `null` is an answer without a body (204). */
  readonly response: Any | null;
  /** The answer is a file of one of these media types; `response` is null. */
  readonly file?: readonly string[];
  /** How often one account or address may call: reading, changing, presenting a password, renewing tokens, saying that somebody is there or types. */
  readonly rate: 'read' | 'write' | 'credential' | 'renewal' | 'sign';
  /** What is written to the audit trail: nothing, the change, or the reading itself. */
  readonly audit: 'none' | 'change' | 'access';
}

/** What types are read from. Against zod's own interfaces the compiler would compare each of their sixty methods, for every schema of the contract. */
export interface Schema {
  readonly _zod: { readonly input: unknown; readonly output: unknown };
}

/** Declares the endpoints of one resource. */
export const endpoints = <const T extends Record<Route, EndpointDeclaration<Schema, Schema>>>(
  declared: T,
): T => declared;

export type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

export type ParamsOf<R extends Route, E> = E extends { readonly params: infer S extends Schema }
  ? z.output<S>
  : Record<ParamNames<R>, string>;
export type QueryOf<E> = E extends { readonly query: infer S extends Schema }
  ? z.output<S>
  : Record<string, never>;
/** What the caller writes: fields with defaults may be left out. */
export type QueryInputOf<E> = E extends { readonly query: infer S extends Schema }
  ? z.input<S>
  : undefined;
export type BodyOf<E> = E extends { readonly body: infer S extends Schema }
  ? z.output<S>
  : undefined;
export type BodyInputOf<E> = E extends { readonly body: infer S extends Schema }
  ? z.input<S>
  : undefined;
export type ResponseOf<E> = E extends { readonly response: infer S extends Schema }
  ? z.output<S>
  : undefined;
