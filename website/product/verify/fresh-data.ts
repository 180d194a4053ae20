/** Restores the initial content of all tables within a few hundredths of a second. */
import type { RunSql } from '../server/postgres.ts';

/** Copies every table, and writes the statements that restore it. Identity columns keep their original numbers. */
const TAKE = `
CREATE SCHEMA fresh;
DO $$
DECLARE each_table text;
BEGIN
  FOR each_table IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
    EXECUTE format('CREATE TABLE fresh.%I AS TABLE public.%I', each_table, each_table);
  END LOOP;
END $$;
SELECT 'SET session_replication_role = replica;';
SELECT format(
    'DELETE FROM public.%I; INSERT INTO public.%I (%s) OVERRIDING SYSTEM VALUE SELECT %s FROM fresh.%I;',
    table_name, table_name, columns, columns, table_name)
FROM (
  SELECT table_name, string_agg(quote_ident(column_name), ', ') AS columns
  FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
  WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND is_generated = 'NEVER'
  GROUP BY table_name
) AS described;
SELECT format('SELECT setval(%L, %s, true);', schemaname || '.' || quote_ident(sequencename), last_value)
FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL;
SELECT format('ALTER SEQUENCE %I.%I RESTART;', schemaname, sequencename)
FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NULL;
`;

const ATTEMPTS = 5;

/** Copies the current data. Returns a function that restores it. */
export async function keepFresh(run: RunSql): Promise<() => Promise<void>> {
  const statements = await run(TAKE);
  const refresh = async (attempts: number): Promise<void> => {
    try {
      await run(`BEGIN; ${statements}\nCOMMIT;`);
    } catch (error) {
      // The server writes some data with a delay, which can cause a deadlock.
      if (attempts === 1) throw error;
      await refresh(attempts - 1);
    }
  };
  return () => refresh(ATTEMPTS);
}
