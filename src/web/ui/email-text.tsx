import { Text } from './text.tsx';

/** An e-mail address under a name, which is parted only after its `@` and before a dot. */
export function EmailText({ children }: { children: string }) {
  return (
    <Text as="div" look="small" tone="muted">
      {children
        .split(/(?<=@)|(?=\.)/)
        .flatMap((part, index) => (index === 0 ? [part] : [<wbr key={index} />, part]))}
    </Text>
  );
}
