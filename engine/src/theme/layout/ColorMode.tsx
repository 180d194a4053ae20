import * as attributes from '../../shared/attributes.ts';
import * as texts from '../../shared/texts/layout.ts';

const CHOICES = [
  { value: 'system', label: texts.systemMode },
  { value: 'light', label: texts.lightMode },
  { value: 'dark', label: texts.darkMode },
] as const;

/** Renders the navigation bar's button with a menu of the three color modes. */
export function ColorModeMenu() {
  return (
    <>
      {/* The browser runtime adds the current mode to the name. */}
      <button type="button" popoverTarget="color-mode" aria-label={texts.colorMode} />
      <ColorModes id="color-mode" popover="" />
    </>
  );
}

/** Renders the three color modes, one below the other in the menu, and side by side in the site menu on phones. */
export function ColorModes(menu: { id?: string; popover?: '' }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a flex row everywhere
    <div {...menu} role="group" aria-label={texts.colorMode}>
      {CHOICES.map(({ value, label }) => (
        <button key={value} type="button" {...{ [attributes.COLOR_MODE_CHOICE]: value }}>
          {label}
        </button>
      ))}
    </div>
  );
}
