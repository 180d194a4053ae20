/** All of the theme's CSS modules, for the development server. */
import.meta.glob('../**/*.module.css', { eager: true });
