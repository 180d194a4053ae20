import { Details } from 'pagewright/theme/blocks';
import { PlainCodeBlock } from 'pagewright/theme/CodeBlock';
import { importFile, type Settings } from './flags.ts';

/** Renders how to get the same flags on a real server. */
export function OnYourMachine({ settings }: { settings: Settings }) {
  return (
    <Details summary="Now on your machine">
      <p>
        <a href="/quickstart#start-unleash">Start a server</a>, open its <strong>Default</strong>{' '}
        project in the Admin UI, and select the <strong>Import</strong> icon. Choose the{' '}
        <code>development</code> environment, paste this file under <strong>Code editor</strong>,
        and select <strong>Validate</strong>. After the import, the server has both flags with the
        settings above, so the <a href="/quickstart#connect-the-backend">quickstart’s apps</a> get
        the same results.
      </p>
      <PlainCodeBlock title="flags.json" code={importFile(settings)} />
    </Details>
  );
}
