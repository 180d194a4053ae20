/** All CSS modules of the theme, for the dev server. */
import.meta.glob('../**/*.module.css', { eager: true });
