import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

function fontFile(name: string): string {
  return require.resolve(`@expo-google-fonts/inter/${name}.ttf`);
}

/**
 * The files of Inter (SIL Open Font License), the font of pictures. They are looked up only when used, since the
 * package is optional.
 */
export const fontFiles = () => ({
  regular: fontFile('400Regular/Inter_400Regular'),
  medium: fontFile('500Medium/Inter_500Medium'),
  semiBold: fontFile('600SemiBold/Inter_600SemiBold'),
});
