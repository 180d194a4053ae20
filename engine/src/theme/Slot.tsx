import slots from 'virtual:site-slots';
import type { SiteSlotName, SiteSlotProps, SlotName, SlotProps } from '../shared/plugin-modules.ts';

/** True if a plugin adds a component to the slot. */
export function isFilled(name: SlotName): boolean {
  return slots[name] !== undefined;
}

/** Renders the components that plugins add to a slot in `main`, in plugin order. */
export function Slot({ name, ...props }: SlotProps & { name: Exclude<SlotName, SiteSlotName> }) {
  return slots[name]?.map(({ plugin, Component }) => <Component key={plugin} {...props} />);
}

/** Renders the components that plugins add to a slot outside `main`, in plugin order. */
export function SiteSlot({ name, site }: SiteSlotProps & { name: SiteSlotName }) {
  return slots[name]?.map(({ plugin, Component }) => <Component key={plugin} site={site} />);
}
