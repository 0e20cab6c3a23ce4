import { Text } from '../text.tsx';

/** An e-mail address among other words, which is parted only after its `@` and before a dot. */
export function Email({ children }: { children: string }) {
  return children
    .split(/(?<=@)|(?=\.)/)
    .flatMap((part, index) => (index === 0 ? [part] : [<wbr key={index} />, part]));
}

/** An e-mail address under a name. */
export function EmailText({ children }: { children: string }) {
  return (
    <Text as="div" look="small" tone="muted">
      <Email>{children}</Email>
    </Text>
  );
}
