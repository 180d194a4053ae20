/**
 * Services of others that a site has switched on: what a document tells the browser about them. All
 * are absent by default, and nothing of an absent one is loaded.
 */
export interface ThirdParties {
  /** Counts page views (Google Analytics 4, or what answers to the same commands). */
  analytics?: { script: string; measurementId: string } | undefined;
  tagManager?: { script: string; containerId: string } | undefined;
  /** Tells the site's owner which companies its readers come from. */
  visitorIdentification?:
    | {
        script: string;
        clientId: string;
        /** Name of the object that the script defines, with a function `init`. */
        global: string;
      }
    | undefined;
  /** Widget that answers questions; it draws its own button. */
  assistant?:
    | {
        script: string;
        websiteId: string;
        projectName: string;
        projectColor: string;
        /** Address of a picture. */
        projectLogo: string;
      }
    | undefined;
}

/** Id of the data block that carries `ThirdParties` in a document. */
export const THIRD_PARTIES_ID = 'third-parties';
